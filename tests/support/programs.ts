/** `npm test` runs on what it has just built; a file that is run by itself takes the sources as they are. */
export const isBuilt = process.env.TEST_PROGRAMS === 'built';
const PLATFORM = 'platform/main';

/** What node is told to start a program of the product: the built one, where there is one, in half the time. */
export function argumentsOf(
  name: 'index' | 'backup' | 'restore' | 'admin' | 'audit-check' | typeof PLATFORM,
): [...string[], string] {
  return isBuilt ? [builtAt(name)] : ['--import', 'tsx', `bff/${name}.ts`];
}

/**
 * The platform, built: for tests that start it so often that the build pays.
 * @param name of the folder it is built into, where it is not yet
 * @returns the path of the program
 */
export async function builtPlatform(name: string) {
  if (isBuilt) return builtAt(PLATFORM);
  // It brings all of Vite along.
  const { buildPrograms } = await import('../bench/support/build.ts');
  return (await buildPrograms({ [name]: `bff/${PLATFORM}.ts` }))(name);
}

function builtAt(name: string) {
  return `dist/bff/${name}.js`;
}
