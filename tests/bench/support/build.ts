import { build } from 'vite';

/**
 * Bundles the programs of a bench the way the server itself is built, so that nobody runs through a loader that the
 * others do not have.
 * @param programs their sources by name
 * @returns where a program is, by its name
 */
export async function buildPrograms<Name extends string>(programs: Record<Name, string>) {
  const outDir = `dist/bench/${Object.keys(programs).join('-')}`;
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      rollupOptions: {
        input: programs,
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
  return (name: Name) => `${outDir}/${name}.js`;
}
