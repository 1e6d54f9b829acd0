// Keeps the start page and the rules, so that they open without a network; tables always come from the server.
const KEPT = "zehn-2";
const LANGUAGES = ["de", "en"];
const MOST_RULES = 40;

self.addEventListener("install", (event) => {
  event.waitUntil(prepare());
  self.skipWaiting();
});
self.addEventListener("activate", (event) => event.waitUntil(settle()));

/** What is needed at the least: the page with its files, the games, and the usual rules of each. */
async function prepare() {
  const cache = await caches.open(KEPT);
  await cache.addAll(["/", "/icon.svg", "/manifest.webmanifest", "/api/games"]);
  await keepFiles(cache);
  const { games } = await (await cache.match("/api/games")).json();
  const rules = games.flatMap(({ game }) => LANGUAGES.map((lang) => `/api/rules?${new URLSearchParams({ game, lang })}`));
  await Promise.allSettled(rules.map((address) => cache.add(address)));
}

async function settle() {
  const old = (await caches.keys()).filter((name) => name !== KEPT);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The files that the kept page names; those of older pages go. */
async function keepFiles(cache) {
  const page = await (await cache.match("/")).text();
  const named = [...page.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith("/assets/"));
  await cache.addAll(named.filter((path) => !kept.includes(path)));
  await Promise.all(kept.filter((path) => !named.includes(path)).map((path) => cache.delete(path)));
}

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
  const answer = await fresh(event.request, "/");
  event.waitUntil(caches.open(KEPT).then(keepFiles).catch(() => undefined));
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
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(freshPage(event));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (url.pathname === "/api/rules") event.respondWith(freshRules(request));
  else if (["/api/games", "/icon.svg", "/manifest.webmanifest"].includes(url.pathname)) event.respondWith(fresh(request, request));
});
