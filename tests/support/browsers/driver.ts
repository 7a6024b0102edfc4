import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder } from '../remove-folder.ts';

/** A keystroke, a pointer's step or a pause. Both protocols send it in this form. */
type Action = { type: string; [detail: string]: string | number };

/** An input device and its actions, as W3C WebDriver and WebDriver BiDi both send them. */
export interface ActionSource {
  type: 'key' | 'pointer';
  id: string;
  actions: Action[];
}

/** A browser with one page. Firefox answers it by WebDriver BiDi, WebKit by W3C WebDriver. */
export interface Driver {
  /** Resolves when the page has loaded. */
  goto: (url: string) => Promise<void>;
  /**
   * Runs a function in the page.
   * @param source of a function that may be async, takes strings and closes over nothing
   * @returns its result, which passes through JSON
   */
  evaluate: (source: string, ...args: string[]) => Promise<unknown>;
  act: (sources: ActionSource[]) => Promise<void>;
  /** Chooses files in the first file field that matches the CSS selector. */
  upload: (selector: string, paths: string[]) => Promise<void>;
  close: () => Promise<void>;
}

/** A browser that a machine may have. */
export interface Engine {
  name: string;
  /** The Debian packages that its tests need. */
  packages: string;
  isInstalled: boolean;
  start: () => Promise<Driver>;
}

/** Returns JavaScript that calls a function with arguments and gives its result as JSON, or as `null` without one. */
export function asJson(source: string) {
  return `async (...args) => JSON.stringify((await (${source})(...args)) ?? null)`;
}

/** Makes a folder for a browser's profile. */
export async function makeProfile(name: string) {
  const path = await mkdtemp(join(tmpdir(), `brasa-${name}-`));
  return { path, remove: () => removeFolder(path) };
}
