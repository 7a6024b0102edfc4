import { isAbsolute, resolve } from 'node:path';
import { build } from 'vite';

/**
 * Bundles the programs of a bench in the way the server itself is built, so that no program is slowed down by a module
 * loader that the others do not use. The bundles are below tests/bench, so they resolve packages from the benches first
 * and then from the product.
 * @param programs the source of each program by its name
 * @returns a function that returns the path of a program by its name
 */
export async function buildPrograms<Name extends string>(programs: Record<Name, string>) {
  const input = Object.fromEntries(Object.entries<string>(programs).map(([name, path]) => [name, resolve(path)]));
  const outDir = `tests/bench/dist/${Object.keys(programs).join('-')}`;
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: {
        input,
        external: isOfPackage,
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
  return (name: Name) => `${outDir}/${name}.js`;
}

/**
 * Keeps npm packages out of the bundle. Otherwise Vite would resolve the packages of the benches from the root of the
 * checkout and bundle them, including a second copy of graphql.
 */
function isOfPackage(imported: string) {
  return !isAbsolute(imported) && !/^[.\0]/.test(imported);
}
