/**
 * Packs the engine for the browser: Python in WebAssembly, what of its library is needed, and Zehn itself, compiled to
 * bytecode by that very Python. It goes out in parts that are named after what is in them, so that a download that was
 * broken off goes on where it was, and a damaged part is noticed. `import … from "virtual:engine"` tells the names.
 */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { loadPyodide } from "pyodide";

const PYODIDE = dirname(fileURLToPath(import.meta.resolve("pyodide")));
const SOURCES = fileURLToPath(new URL("../src", import.meta.url));
const NAME = "virtual:engine";
const PART = 1_500_000;
const LANGUAGES = ["de", "en"];

/** The layers of Zehn that go along; the modules beside them do, too. A layer whose functions the page calls is added here. */
const LAYERS = [
  "analysis",
  "cards",
  "games",
  "kernel",
  "local",
  "pad",
  "players",
  "record",
  "sheets",
  "solver",
  "tables",
];

/** The page says these itself. */
const LEFT_OUT = new Set(["words", "__pycache__"]);

/** Of Python's library: what no table needs. */
const UNUSED = new Set(
  (
    "_pyrepl bdb.py cProfile.py ctypes curses dbm difflib.py doctest.py ensurepip ftplib.py html http idlelib imaplib.py " +
    "lib2to3 mailbox.py multiprocessing optparse.py pdb.py pickletools.py plistlib.py poplib.py profile.py pstats.py " +
    "pyclbr.py pydoc.py pydoc_data _pyio.py smtplib.py sqlite3 statistics.py tarfile.py test tkinter trace.py turtle.py " +
    "turtledemo unittest venv webbrowser.py wsgiref xml xmlrpc"
  ).split(" "),
);
const ENCODINGS =
  /^encodings\/(?!__init__|aliases|utf_8|ascii|latin_1|cp437|idna|utf_16|utf_32|raw_unicode|unicode_esc)/;

const hash = (bytes) => createHash("sha256").update(bytes).digest("hex");

/** The files of Zehn that go along: name in the archive, and contents. */
function* sources(folder = join(SOURCES, "zehn"), layers = LAYERS) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (LEFT_OUT.has(entry.name) || (entry.isDirectory() && layers && !layers.includes(entry.name))) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path, null);
    else if (/\.(py|toml|zip)$/.test(entry.name))
      yield [relative(SOURCES, path).replaceAll("\\", "/"), new Uint8Array(readFileSync(path))];
  }
}

/** Makes the archive, in Python: other Pythons have other bytecode. */
const PACK = `
import importlib._bootstrap_external as loading, io, zipfile

def compiled(name, source, level):
    code = compile(source, name, "exec", dont_inherit=True, optimize=level)
    return bytes(loading._code_to_hash_pyc(code, b"\\0" * 8, False))

def pack(files, unused):
    library = zipfile.ZipFile("/library.zip")
    found = {name: (library.read(name), 2) for name in library.namelist() if name[-1] != "/" and not unused(name)}
    found.update({name: (bytes(data), 0) for name, data in files.to_py()})
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for name, (data, level) in sorted(found.items()):
            if name.endswith(".py"):
                name, data = name + "c", compiled(name, data, level)
            archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data)
    return out.getvalue()
pack
`;

const ASK = `
import sys
sys.path.insert(0, "/packed.zip")
from zehn.local.device import Device, speak
def asked(say):
    speak(say)
    return Device()
asked
`;

/** Says every message, for what is told beforehand. */
function speaker() {
  const bundles = {};
  for (const language of LANGUAGES) {
    const bundle = (bundles[language] = new FluentBundle(language, { useIsolating: false }));
    const folder = join(SOURCES, "zehn/sheets/words", language);
    for (const file of readdirSync(folder)) {
      bundle.addResource(new FluentResource(readFileSync(join(folder, file), "utf8")));
    }
  }
  return (language, key, details) => {
    const value = bundles[language].getMessage(key)?.value;
    return value ? bundles[language].formatPattern(value, JSON.parse(details)) : undefined;
  };
}

/** The archive of library and engine, and what it says of games and rules. */
async function python() {
  const one = await loadPyodide({ env: { ZEHN_PLAIN: "1", HOME: "/" } });
  one.FS.writeFile("/library.zip", readFileSync(join(PYODIDE, "python_stdlib.zip")));
  const unused = (name) => UNUSED.has(name.split("/")[0]) || ENCODINGS.test(name);
  const archive = one
    .runPython(PACK)([...sources()], unused)
    .toJs();
  one.FS.writeFile("/packed.zip", archive);
  const device = one.runPython(ASK)(speaker());
  const ask = (what, fields) => JSON.parse(device.ask(what, JSON.stringify(fields))).told;
  const games = ask("games", {});
  const rules = games.games.flatMap(({ game }) =>
    LANGUAGES.map((lang) => [`${game}.${lang}`, ask("rules", { game, lang })]),
  );
  return { archive, games, rules };
}

function* parts(bytes) {
  for (let start = 0; start < bytes.length; start += PART) {
    const whole = bytes.subarray(start, start + PART);
    const packed = gzipSync(whole, { level: 9 });
    const mark = hash(packed);
    yield { part: { file: `engine/${mark.slice(0, 20)}.part`, size: packed.length, hash: mark }, packed };
  }
}

/** All files of the engine, and the list of them that the client is built with. */
async function pack() {
  const { archive, games, rules } = await python();
  const files = new Map([["engine/games.json", JSON.stringify(games)]]);
  const manifest = { folder: "", lock: "", files: [] };
  for (const [name, bytes] of [
    ["pyodide.asm.wasm", readFileSync(join(PYODIDE, "pyodide.asm.wasm"))],
    ["python_stdlib.zip", Buffer.from(archive)],
  ]) {
    const found = [...parts(bytes)];
    for (const { part, packed } of found) files.set(part.file, packed);
    manifest.files.push({ name, parts: found.map(({ part }) => part) });
  }
  const scripts = ["pyodide.mjs", "pyodide.asm.mjs"].map((name) => [name, readFileSync(join(PYODIDE, name), "utf8")]);
  manifest.folder = `engine/${hash(scripts.map(([, text]) => text).join("")).slice(0, 12)}`;
  for (const [name, text] of scripts) files.set(`${manifest.folder}/${name}`, text.replace(/\n\/\/# source.*/g, ""));
  for (const [name, told] of rules) files.set(`rules/${name}.json`, JSON.stringify(told));
  const { info } = JSON.parse(readFileSync(join(PYODIDE, "pyodide-lock.json"), "utf8"));
  manifest.lock = JSON.stringify({ info, packages: {} });
  files.set("engine/manifest.json", JSON.stringify(manifest));
  return { files, manifest };
}

let packed;

/** The plugin for Vite, for the pages and for the worker. Where nothing is built there is no engine: the list is empty. */
export function engine(main = true) {
  let building = false;
  return {
    name: "zehn-engine",
    config(_, { command }) {
      building = command === "build";
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      if (building) packed ??= pack();
      const manifest = building ? (await packed).manifest : { folder: "", lock: "", files: [] };
      return `export default ${JSON.stringify(manifest)};`;
    },
    async generateBundle(_, bundle) {
      if (!main) return;
      packed ??= pack();
      const { files, manifest } = await packed;
      for (const [fileName, source] of files) this.emitFile({ type: "asset", fileName, source });
      const scripts = ["pyodide.mjs", "pyodide.asm.mjs"].map((name) => `${manifest.folder}/${name}`);
      const own = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css)$/.test(name));
      const parts = manifest.files.flatMap((file) => file.parts.map((part) => part.file));
      const list = { scripts: [...own, ...scripts], parts };
      this.emitFile({ type: "asset", fileName: "engine/files.json", source: JSON.stringify(list) });
    },
  };
}
