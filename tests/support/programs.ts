/** True under `npm test`, which runs the programs that it has just built. A single file runs from the sources. */
export const isBuilt = process.env.TEST_PROGRAMS === 'built';
const PLATFORM = 'platform-main';

/** Returns node's arguments for a program of the product: the built one, if there is one, starts in half the time. */
export function argumentsOf(
  name: 'index' | 'backup' | 'restore' | 'admin' | 'audit-check' | typeof PLATFORM,
): [...string[], string] {
  return isBuilt ? [builtAt(name)] : ['--import', 'tsx', sourceOf(name)];
}

/**
 * Builds the platform, for tests that start it so often that building it first is faster.
 * @param name of the folder for the build, if there is none yet
 * @returns the path of the program
 */
export async function builtPlatform(name: string) {
  if (isBuilt) return builtAt(PLATFORM);
  // Imported here, since it loads all of Vite.
  const { buildPrograms } = await import('../bench/support/build.ts');
  return (await buildPrograms({ [name]: `bff/${PLATFORM}.ts` }))(name);
}

function sourceOf(name: string) {
  return /^(index|platform-main)$/.test(name) ? `bff/${name}.ts` : `bff/commands/${name}.ts`;
}

function builtAt(name: string) {
  return `dist/bff/${name}.js`;
}
