/**
 * Where in the client somebody is: `/`, `/t/CODE` (with a token behind # that moves a chair here), `/t/CODE/game/N`, or
 * `/record` with a file.
 */

class Route {
  path = $state(location.pathname);
  token = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  #read(): void {
    this.path = location.pathname;
    this.token = location.hash.slice(1);
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  /** A token is a key: once kept it leaves the address bar. */
  forgetToken(): void {
    history.replaceState(null, "", this.path);
    this.token = "";
  }

  /** A finished game that is looked at. */
  get replay(): { code: string; number: number } | null {
    const [, code, number] = /^\/t\/([^/]+)\/game\/(\d+)$/.exec(this.path) ?? [];
    return code ? { code: code.toUpperCase(), number: Number(number) } : null;
  }

  /** The text of a record that somebody opened; it lives as long as this page does. */
  record = $state.raw("");

  open(record: string): void {
    this.record = record;
    this.go("/record");
  }

  get table(): string {
    return /^\/t\/([^/]+)$/.exec(this.path)?.[1]?.toUpperCase() ?? "";
  }
}

export const route = new Route();
