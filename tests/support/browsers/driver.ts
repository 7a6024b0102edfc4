import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder } from '../remove-folder.ts';

/**
 * A keystroke, a pointer movement, a button press or a pause, in the form that W3C WebDriver and WebDriver BiDi share.
 */
type Action = { type: string; [detail: string]: string | number };

/** An input device and its actions, in the form that W3C WebDriver and WebDriver BiDi share. */
export interface ActionSource {
  type: 'key' | 'pointer';
  id: string;
  actions: Action[];
}

/** Controls a browser with one page. The tests control Firefox with WebDriver BiDi and WebKit with W3C WebDriver. */
export interface Driver {
  /** Opens a URL. Resolves when the page has loaded. */
  goto: (url: string) => Promise<void>;
  /**
   * Runs a function in the page.
   * @param source the source text of the function. The function may be async, takes only strings, and uses no variables
   * of its surrounding scope
   * @returns the result of the function, transferred as JSON
   */
  evaluate: (source: string, ...args: string[]) => Promise<unknown>;
  act: (sources: ActionSource[]) => Promise<void>;
  /** Chooses files in the first file field that matches the CSS selector. */
  upload: (selector: string, paths: string[]) => Promise<void>;
  close: () => Promise<void>;
}

/** A browser that may be installed on this machine. */
export interface Engine {
  name: string;
  /** The Debian packages that tests in this browser need. */
  packages: string;
  isInstalled: boolean;
  start: () => Promise<Driver>;
}

/**
 * Returns the source of a function that calls `source` and returns its result as JSON, or `null` if there is no result.
 */
export function asJson(source: string) {
  return `async (...args) => JSON.stringify((await (${source})(...args)) ?? null)`;
}

/** Creates a temporary folder for the profile of a browser. */
export async function makeProfile(name: string) {
  const path = await mkdtemp(join(tmpdir(), `brasa-${name}-`));
  return { path, remove: () => removeFolder(path) };
}
