import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runInThisContext } from 'node:vm';
import * as graphqlWs from 'graphql-ws';
import { transformWithOxc } from 'vite';
import * as ws from 'ws';

const FOLDER = 'bff/gateway/playground/recipes';
const ORIGIN = 'http://localhost:4000';
const fences = /^```(js|jsx|sh)\n([^]*?)\n```\n\nIt prints:\n\n```text\n([^]*?)\n```$/m;
const run = promisify(execFile);

/** The modules of the recipe about websockets, with a client that does not wait before it connects again. */
export const socketModules = {
  ws,
  'graphql-ws': {
    createClient: (options: graphqlWs.ClientOptions) =>
      graphqlWs.createClient({ ...options, retryWait: () => Promise.resolve() }),
  },
};

interface Recipe {
  name: string;
  language: string;
  code: string;
  /** The lines that the code of the recipe is expected to print. The line `…` matches any line. */
  output: string[];
}

/**
 * Reads the recipes of the playground from their files.
 * @throws {Error} with the name of a recipe that has no code or no output
 */
export function readRecipes(): Recipe[] {
  return readdirSync(FOLDER)
    .sort()
    .map((name) => {
      const [, language, code, output] = fences.exec(readFileSync(join(FOLDER, name), 'utf8')) ?? [];
      if (language === undefined || code === undefined || output === undefined) throw new Error(`${name} has no code`);
      return { name, language, code, output: output.split('\n') };
    });
}

/**
 * Runs the code of a playground recipe (a code example) against a gateway.
 * @param modules the packages that the code imports, by name
 * @param folder the working directory of a shell script
 * @param waits receives the time of each `setTimeout` in the code, in ms. The code itself does not wait.
 * @returns the printed lines
 */
export async function runRecipe(
  { name, language, code }: Recipe,
  origin: string,
  modules: Readonly<Record<string, unknown>>,
  folder = '.',
  waits: number[] = [],
): Promise<string[]> {
  const text = code.replaceAll(ORIGIN, origin);
  if (language === 'sh') {
    const { stdout } = await run('sh', ['-e', '-c', text], { cwd: folder });
    return stdout.trimEnd().split('\n');
  }
  const printed: string[] = [];
  const log = (...words: unknown[]) => void printed.push(words.map(String).join(' '));
  const later = (done: () => void, ms: number) => {
    waits.push(ms);
    return setTimeout(done);
  };
  const bound = text.replaceAll(/^import (\{[^}]+\}) from '([^']+)';$/gm, "const $1 = modules['$2'];");
  const jsx = { jsx: { runtime: 'classic' as const, pragma: 'modules.react.createElement' } };
  const plain = `async (modules, console, setTimeout) => {\n${bound}\n}`;
  const compiled = language === 'jsx' ? (await transformWithOxc(`(${plain})`, `${name}.jsx`, jsx)).code : `(${plain})`;
  const recipe: unknown = runInThisContext(compiled, { filename: name });
  if (!isModule(recipe)) throw new Error(`${name} is no function`);
  await recipe(modules, { log }, later);
  return printed;
}

/**
 * Returns true if the value is a function. `runRecipe` always compiles a function; this type guard is only for
 * TypeScript.
 */
function isModule(
  value: unknown,
): value is (
  modules: Readonly<Record<string, unknown>>,
  console: { log: (...words: unknown[]) => void },
  setTimeout: (done: () => void, ms: number) => unknown,
) => unknown {
  return typeof value === 'function';
}

/** Returns the printed lines with `…` in place of each line for which the recipe's output has `…`. */
export function withGaps(printed: readonly string[], output: readonly string[]) {
  return printed.map((line, index) => (output[index] === '…' ? '…' : line));
}
