const files = import.meta.glob<string>('../recipes/*.md', { query: '?raw', import: 'default', eager: true });

/** The recipes in the folder `recipes/`, in the order of the numbers in their file names. */
export const recipes = Object.entries(files)
  .sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
  .map(([path, text]) => ({
    name: path.replace(/^.*\/\d+-(.+)\.md$/, '$1'),
    title: /^# (.+)$/m.exec(text)?.[1] ?? path,
    text,
  }));
