/** Practice: the streak, the grade that fits, and which exercise comes next. */

import { beforeEach, expect, test } from "vitest";

import { after, next, progress, remember, type Graded } from "../../src/practice/progress";

beforeEach(() => localStorage.clear());

const ALL: Graded[] = [0, 0, 1, 2].map((grade, number) => ({ id: String(number), grade: grade as 0 | 1 | 2 }));

test("three in a row lead to harder ones, a wrong one back and ends the streak", () => {
  let now = progress();
  for (const id of ["a", "b", "c"]) now = after(now, id, true);
  expect(now).toMatchObject({ tried: 3, right: 3, streak: 3, longest: 3, grade: 1 });
  now = after(now, "d", true);
  expect(now).toMatchObject({ streak: 4, grade: 1 });
  now = after(now, "e", false);
  expect(now).toMatchObject({ tried: 5, right: 4, streak: 0, longest: 4, grade: 0 });
  expect(after(now, "f", false).grade).toBe(0);
});

test("it is kept, also if an older version kept less", () => {
  remember(after(progress(), "a", true));
  expect(progress()).toMatchObject({ right: 1, seen: ["a"] });
  localStorage.setItem("zehn.practice", JSON.stringify({ right: 7 }));
  expect(progress()).toMatchObject({ right: 7, tried: 0, grade: 0 });
});

test("the next one is new and of the grade, or as near as possible; then they come again", () => {
  let now = progress();
  expect(next(ALL, now, () => 0)?.id).toBe("0");
  expect(next(ALL, now, () => 0.99)?.id).toBe("1");
  now = { ...now, seen: ["0", "1"] };
  expect(next(ALL, now)?.id).toBe("2");
  expect(next(ALL, { ...now, grade: 2 })?.id).toBe("3");
  expect(next(ALL, { ...now, seen: ["3", "1", "0", "2"] })?.id).toBe("2");
  expect(next<Graded>([], now)).toBeUndefined();
});
