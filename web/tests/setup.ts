/** Tests speak both languages. */

import { LANGUAGES, learn } from "../src/lib/words.svelte";

await Promise.all(LANGUAGES.map(learn));
