/** Where the client lies: at the root of a server, or in any folder of a web host without one. */

export const ROOT = import.meta.env.PROD ? new URL("../", import.meta.url).href : `${location.origin}/`;

/** Whether these pages lie on a web host that runs no tables. */
export const isSite = (): boolean => document.querySelector('meta[name="zehn-site"]') !== null;
