import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type Rolldown } from 'vite';
import { z } from 'zod';
import { bootScript } from './boot.ts';
import { filesOf, firstLoads, type FirstLoadFiles } from './firstLoad.ts';

/**
 * Fills index.html with the boot script and the preload of the font. In a build, also adds the prerendered HTML of the
 * landing page and of the splash, the time of the build, which version.ts compares, and the app's stylesheet, so that
 * the first paint does not wait for a second request.
 */
export function pagePlugin(): Plugin {
  return {
    name: 'brasa:page',
    generateBundle(_options, bundle) {
      // web/budget.mjs reads the file that this hook emits.
      const files = filesByPage(bundle);
      const loads = firstLoads.map(({ name, budget }) => ({ name, budget, files: [...files.entry, ...files[name]] }));
      this.emitFile({ type: 'asset', fileName: '.vite/first-loads.json', source: JSON.stringify(loads) });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return html.replace('<!--boot-->', () => `<script>${bootScript(noFiles)}</script>`);
        const { landing, splash } = await renderPages();
        const files = filesByPage(bundle);
        const built = `<meta name="built" content="${Date.now()}">`;
        return withStyles(html, bundle)
          .replace('<!--boot-->', () => `${built}<script>${bootScript(files)}</script>${fontPreload(bundle)}`)
          .replace('<!--landing-->', () => landing)
          .replace('<!--splash-->', () => splash);
      },
    },
  };
}

const noFiles: FirstLoadFiles = { entry: [], landing: [], feed: [], login: [], register: [], post: [] };

/** Returns the files that each page loads first. Files that every page loads are under `entry`. */
function filesByPage(bundle: Rolldown.OutputBundle): FirstLoadFiles {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const find = (name: string) => {
    const chunk = chunks.find(
      ({ fileName, moduleIds }) => fileName === name || moduleIds.some((id) => id.endsWith(`/web/${name}`)),
    );
    return chunk && { file: chunk.fileName, imports: chunk.imports };
  };
  const entry = filesOf(
    chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
    find,
  );
  const files = { ...noFiles, entry };
  for (const { name, modules } of firstLoads)
    files[name] = filesOf(modules, find).filter((file) => !entry.includes(file));
  return files;
}

/** Replaces the links to stylesheets by their content, and removes these files from the bundle. */
function withStyles(html: string, bundle: Rolldown.OutputBundle) {
  return html.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (_link, file: string) => {
    const styles = bundle[file];
    if (styles?.type !== 'asset') throw new Error(`The build has no stylesheet ${file}`);
    Reflect.deleteProperty(bundle, file);
    return `<style>${String(styles.source)}</style>`;
  });
}

function fontPreload(bundle: Rolldown.OutputBundle) {
  const font = Object.keys(bundle).find((file) => file.endsWith('.woff2'));
  return font ? `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>` : '';
}

const pages = z.object({ landing: z.string(), splash: z.string() });
const prerenderModule = z.object({ prerender: z.custom<() => unknown>((value) => typeof value === 'function') });

/** Renders the landing page and the splash with the app's own modules, as a browser would on the first visit. */
async function renderPages() {
  const server = await createServer({
    configFile: false,
    root: 'web',
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [react()],
  });
  try {
    const { prerender } = prerenderModule.parse(await server.ssrLoadModule('/build/prerender.tsx'));
    return pages.parse(await prerender());
  } finally {
    await server.close();
  }
}
