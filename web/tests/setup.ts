/** Tests speak both languages, with all words. */

import { LANGUAGES, need, speech } from "../src/lib/words.svelte";
import * as screens from "../src/screens";

const files = Object.values(screens).flatMap((one) => ("words" in one ? one.words : []));
const { language } = speech;
for (speech.language of LANGUAGES) await need(files);
speech.language = language;
