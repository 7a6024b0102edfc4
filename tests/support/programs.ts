/**
 * True under `npm test`, which builds the programs before the tests. If false, as for a single test file, the tests run
 * the programs from their sources.
 */
export const isBuilt = process.env.TEST_PROGRAMS === 'built';
const PLATFORM = 'platform-main';

/**
 * Returns the arguments with which node starts a program of the product. Uses the built program if there is one,
 * because it starts in half the time.
 */
export function argumentsOf(
  name: 'index' | 'backup' | 'restore' | 'admin' | 'audit-check' | typeof PLATFORM,
): [...string[], string] {
  return isBuilt ? [builtAt(name)] : ['--import', 'tsx', sourceOf(name)];
}

/**
 * Builds the platform, for tests that start it so often that the build saves time.
 * @param name the name of the folder for the build, if the platform is not built yet
 * @returns the path of the built program
 */
export async function builtPlatform(name: string) {
  if (isBuilt) return builtAt(PLATFORM);
  // Imports the module here and not at the top of the file, because it loads all of Vite.
  const { buildPrograms } = await import('../bench/support/build.ts');
  return (await buildPrograms({ [name]: `bff/${PLATFORM}.ts` }))(name);
}

function sourceOf(name: string) {
  return /^(index|platform-main)$/.test(name) ? `bff/${name}.ts` : `bff/commands/${name}.ts`;
}

function builtAt(name: string) {
  return `dist/bff/${name}.js`;
}
