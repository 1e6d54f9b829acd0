// Keeps the start page, the rules and the scripts of the engine, so that they open without a network: then tables are
// those of this device. The engine's own large files are kept by whoever fetches them, in a place of their own.
const KEPT = "zehn-3";
const ENGINE = "zehn-engine";
/** Where this worker lies: at the root of a server, or in a folder of a web host that knows files alone. */
const HOME = new URL("./", location.href);
const at = (path) => new URL(path, HOME).href;
const LANGUAGES = ["de", "en"];
const MOST_RULES = 40;

/** What is asked for anew where that is possible. */
const KNOWN = /^(api\/games|icon\.svg|manifest\.webmanifest|engine\/games\.json|rules\/.*\.json)$/;

self.addEventListener("install", (event) => {
  event.waitUntil(prepare());
  self.skipWaiting();
});
self.addEventListener("activate", (event) => event.waitUntil(settle()));
self.addEventListener("message", (event) => event.data === "claim" && event.waitUntil(self.clients.claim()));

/** What is needed at the least: the page with its files, what the engine is started with, the games, the usual rules. */
async function prepare() {
  const cache = await caches.open(KEPT);
  await cache.addAll([HOME.href, at("icon.svg"), at("manifest.webmanifest"), at("engine/games.json")]);
  await keepFiles(cache);
  const { games } = await (await cache.match(at("engine/games.json"))).json();
  const names = games.flatMap(({ game }) => LANGUAGES.map((lang) => ({ game, lang })));
  const rules = names.flatMap(({ game, lang }) => [
    at(`rules/${game}.${lang}.json`),
    ...(isSite ? [] : [at(`api/rules?${new URLSearchParams({ game, lang })}`)]),
  ]);
  await Promise.allSettled([...rules, ...(isSite ? [] : [at("api/games")])].map((address) => cache.add(address)));
}

async function settle() {
  const old = (await caches.keys()).filter((name) => ![KEPT, ENGINE].includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Whether no server runs here; the page itself says so. */
let isSite = false;

/** The files that the kept page and the engine name. Those of older pages go, unless such a page may still be open. */
async function keepFiles(cache, visitor = "") {
  const page = await (await cache.match(HOME.href)).text();
  isSite = page.includes('name="zehn-site"');
  const { scripts, parts } = await (await fetch(at("engine/files.json"), { cache: "no-cache" })).json();
  const named = [...page.matchAll(/"(?:\.?\/)?(assets\/[^"]+)"/g)].map(([, path]) => path);
  const wanted = new Set([...named, ...scripts].map(at));
  const kept = (await cache.keys()).map(({ url }) => url).filter(isFile);
  await cache.addAll([...wanted].filter((url) => !kept.includes(url)));
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.some(({ id }) => id !== visitor)) return;
  await forgetOthers(cache, kept, wanted);
  const engine = await caches.open(ENGINE);
  await forgetOthers(engine, (await engine.keys()).map(({ url }) => url), new Set(parts.map(at)));
}

async function forgetOthers(cache, kept, wanted) {
  await Promise.all(kept.filter((url) => !wanted.has(url)).map((url) => cache.delete(url)));
}

const isFile = (url) => /^(assets\/|engine\/.*\.mjs$)/.test(url.slice(HOME.href.length));

/** From the server; what was kept where it cannot be reached. */
async function fresh(request, key) {
  const cache = await caches.open(KEPT);
  let answer;
  try {
    answer = await fetch(request);
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
  if (answer.ok) await cache.put(key, answer.clone());
  return answer;
}

async function freshPage(event) {
  const answer = await fresh(event.request, HOME.href);
  const { resultingClientId } = event;
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => keepFiles(cache, resultingClientId))
      .catch(() => undefined),
  );
  return answer;
}

/** Rules that somebody has read once can be read again; the oldest of too many go. */
async function freshRules(request) {
  const answer = await fresh(request, request);
  const cache = await caches.open(KEPT);
  const rules = (await cache.keys()).filter(({ url }) => new URL(url).searchParams.has("rules"));
  await Promise.all(rules.slice(0, -MOST_RULES).map((old) => cache.delete(old)));
  return answer;
}

async function kept(request) {
  return (await (await caches.open(KEPT)).match(request)) ?? fresh(request, request);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(HOME.href)) return;
  const { pathname } = new URL(request.url);
  const path = pathname.slice(HOME.pathname.length);
  if (request.mode === "navigate") event.respondWith(freshPage(event));
  else if (isFile(HOME.href + path)) event.respondWith(kept(request));
  else if (path === "api/rules") event.respondWith(freshRules(request));
  else if (KNOWN.test(path)) event.respondWith(fresh(request, request));
});
