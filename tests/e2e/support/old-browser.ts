import type { Page } from '@playwright/test';
import { MEMBERS, STATICS } from '../../lint/newer-apis.ts';

/** The scripts of the service worker and of web workers (web/features/media/shrink.worker.ts). */
const WORKER_SCRIPTS = /\/(?:sw|[^/]*\.worker-[^/]*)\.js$/;

/**
 * Removes APIs before the scripts of a page, of its workers and of its service worker run: those that the oldest
 * supported browsers lack. Syntax and CSS are not tested here, because the build compiles them for these browsers, and
 * tests/gateway/supported-css.test.ts refuses CSS that it cannot compile.
 * @returns the paths of the worker scripts that have been loaded so far
 */
export async function beOldBrowser(page: Page): Promise<readonly string[]> {
  const removed = { statics: STATICS, members: MEMBERS };
  await page.addInitScript(removeApis, removed);
  // Chromium would otherwise refuse the WebSocket of a page that comes from the service worker, because the script of
  // this service worker does not come from the network.
  await page.context().grantPermissions(['local-network-access']);
  const workers: string[] = [];
  // A worker does not run the init scripts of its page.
  await page.context().route(WORKER_SCRIPTS, async (route) => {
    const response = await route.fetch();
    const body = `(${removeApis.toString()})(${JSON.stringify(removed)});\n${await response.text()}`;
    workers.push(new URL(route.request().url()).pathname);
    await route.fulfill({ response, body });
  });
  return workers;
}

/** Removes the APIs from the global scope in which it runs. The browser gets its source text. */
function removeApis({ statics, members }: { statics: typeof STATICS; members: typeof MEMBERS }) {
  const remove = (holder: unknown, names: readonly string[]) => {
    if ((typeof holder !== 'object' && typeof holder !== 'function') || holder === null) return;
    for (let at: object | null = holder; at !== null && at !== Object.prototype; at = Reflect.getPrototypeOf(at))
      for (const name of names) Reflect.deleteProperty(at, name);
  };
  const holderOf = (name: string): unknown => (name === 'globalThis' ? globalThis : Reflect.get(globalThis, name));
  for (const [name, names] of Object.entries(members)) {
    const holder = holderOf(name);
    if (typeof holder === 'function') remove(Reflect.get(holder, 'prototype'), names);
  }
  for (const [name, names] of Object.entries(statics)) {
    if (name !== 'globalThis') remove(holderOf(name), names);
  }
  remove(globalThis, statics.globalThis);
  // An unknown member of the dictionary is ignored, but an unknown value of an enumeration is an error. Chrome 111 does
  // not know this value.
  globalThis.createImageBitmap = new Proxy(globalThis.createImageBitmap, {
    apply(create, holder, values: unknown[]): unknown {
      const [, options] = values;
      if (typeof options === 'object' && options !== null && Reflect.get(options, 'imageOrientation') === 'from-image')
        throw new TypeError("'from-image' is not a valid enum value of type ImageOrientation.");
      return Reflect.apply(create, holder, values);
    },
  });
  if (typeof Element === 'undefined') return;
  // Ignores `setAttribute('popover', …)`, because the browser that runs the test supports popovers.
  Element.prototype.setAttribute = new Proxy(Reflect.get(Element.prototype, 'setAttribute'), {
    apply(set, element, values) {
      if (values[0] !== 'popover') Reflect.apply(set, element, values);
    },
  });
}
