import type { Plugin } from 'vite';
import { emojiData } from './emoji.ts';
import { icon, neutralIcon } from './icons.ts';
import { termsPdf } from './termsPdf.ts';

/** The contents of the generated files, by the path under which a file is served. */
const madeFiles: Record<string, { type: string; make: () => Promise<Buffer> }> = {
  'favicon.svg': { type: 'image/svg+xml', make: () => icon('svg', 32) },
  'notas.svg': { type: 'image/svg+xml', make: () => Promise.resolve(neutralIcon()) },
  'icon-180.png': { type: 'image/png', make: () => icon('full', 180) },
  'icon-192.png': { type: 'image/png', make: () => icon('rounded', 192) },
  'icon-512.png': { type: 'image/png', make: () => icon('rounded', 512) },
  'icon-maskable-512.png': { type: 'image/png', make: () => icon('full', 512) },
  'emoji/pt.json': { type: 'application/json', make: () => Promise.resolve(Buffer.from(JSON.stringify(emojiData()))) },
  'termos.pdf': { type: 'application/pdf', make: () => Promise.resolve(termsPdf()) },
};

/** Writes the generated files into the build; in development, Vite's server serves them. */
export function madeFilesPlugin(): Plugin {
  return {
    name: 'brasa:made-files',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = madeFiles[request.url?.slice(1) ?? ''];
        if (!file) {
          next();
          return;
        }
        response.setHeader('content-type', file.type);
        file.make().then((content) => response.end(content), next);
      });
    },
    async generateBundle() {
      for (const [fileName, { make }] of Object.entries(madeFiles))
        this.emitFile({ type: 'asset', fileName, source: await make() });
    },
  };
}
