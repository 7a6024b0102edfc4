const LINKS = [
  ['/playground/recipes', 'Recipes'],
  ['/playground/errors', 'Error codes'],
  ['/playground/schema.graphql', 'Schema (SDL)'],
  ['/playground/schema.json', 'Introspection (JSON)'],
] as const;

/** Shows links to the recipes, to the error codes and to the schema's files. */
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
