import { isAbsolute, resolve } from 'node:path';
import { build } from 'vite';

/**
 * Bundles the programs of a bench the way the server itself is built, so that none runs through a loader that the
 * others do not have. Below tests/bench they find the packages of the benches first, then the product's own.
 * @param programs their sources by name
 * @returns a function that gives the path of a program by its name
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
 * Keeps packages out of the bundle. Vite resolves them only from the root of the checkout, and would bundle those of
 * the benches, with a second graphql.
 */
function isOfPackage(imported: string) {
  return !isAbsolute(imported) && !/^[.\0]/.test(imported);
}
