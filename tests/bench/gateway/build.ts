import { build } from 'vite';

const OUT = 'dist/bench';

/**
 * Bundles the scripted upstream, the peers and the load the way the server itself is built, so that nobody runs through
 * a loader that the others do not have.
 * @returns where a program is, by its name
 */
export async function buildPrograms() {
  const programs = ['upstream', 'load', 'peers/apollo', 'peers/yoga', 'peers/mercurius'];
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      target: 'node20',
      outDir: OUT,
      emptyOutDir: true,
      copyPublicDir: false,
      rollupOptions: {
        input: Object.fromEntries(programs.map((name) => [name, `tests/bench/gateway/${name}.ts`])),
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
  return (name: string) => `${OUT}/${name}.js`;
}
