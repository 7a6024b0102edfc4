/**
 * Lists, for each page, the modules that its route (web/routes.ts) loads before the page can be used, and the maximum
 * of their total size in bytes, compressed with brotli.
 */
export const firstLoads = [
  { name: 'landing', modules: ['pages/LandingPage.tsx'], budget: 85_000 },
  { name: 'login', modules: ['pages/LoginPage.tsx'], budget: 86_000 },
  { name: 'feed', modules: ['pages/DataFrame.tsx', 'pages/FeedPage.tsx'], budget: 155_000 },
  { name: 'register', modules: ['pages/RegisterPage.tsx'], budget: 98_000 },
  { name: 'post', modules: ['pages/DataFrame.tsx', 'pages/PostPage.tsx'], budget: 170_000 },
] as const;

type FirstLoadName = (typeof firstLoads)[number]['name'];

/** The files that each page loads first. Every page also loads the files of `entry`. */
export type FirstLoadFiles = Record<FirstLoadName | 'entry', readonly string[]>;

type Chunk = { file: string; imports: readonly string[] };

/**
 * Returns the files of these chunks and of all their static imports, excluding duplicates. `find` returns the chunk of
 * a module or of an import.
 */
export function filesOf(starts: readonly string[], find: (name: string) => Chunk | undefined) {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = find(name);
    if (!chunk) throw new Error(`The build has no chunk for ${name}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports.forEach(visit);
  };
  starts.forEach(visit);
  return [...files];
}
