# The learning environments.

action-illegal = The number { $number } means no legal move now; numbers count from 0 to { $most }, and the mask of actions says which are legal.
seat-unknown = There is no seat { $seat } here; seats count from 0 to { $last }.
reward-unknown = There is no reward “{ $reward }”; there are “result” and “points”.
