const LINKS = [
  ['/playground/recipes', 'Recipes'],
  ['/playground/errors', 'Error codes'],
  ['/playground/schema.graphql', 'Schema (SDL)'],
  ['/playground/schema.json', 'Introspection (JSON)'],
] as const;

/** Links to the pages beside the playground and to the schema's files. */
export function GuideLinks() {
  return (
    <nav className="guide-links" aria-label="Guide">
      {LINKS.map(([href, words]) => (
        <a key={href} href={href}>
          {words}
        </a>
      ))}
    </nav>
  );
}
