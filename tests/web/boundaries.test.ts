import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

const BOUNDARIES = new Set(['ItemBoundary', 'Item', 'BoundedRows', 'Part', 'Boundary']);

/**
 * Lists and components that are allowed to have no error boundary of their own. The value says why an error still does
 * not remove more than one item.
 */
const EXEMPT: Record<string, string> = {
  'TabLinks.tsx tabs': 'links with names that the code gives',
  'Costs.tsx items': 'texts of the landing page',
  'Carousel.tsx items': 'parts of a card, whose boundary covers them',
  'PostText.tsx linkify(folded ?? text)': 'parts of a text, whose card has a boundary',
  'DaysChart.tsx own': 'figures of an ad, whose card has a boundary',
  'DaysChart.tsx values': 'figures of an ad, whose card has a boundary',
  'DaysChart.tsx [...days].reverse()': 'figures of an ad, whose card has a boundary',
  'BoundedRows.tsx runs': 'RowOf has a boundary, and a gap has only a height',
  'NotificationList.tsx day.runs': 'Row has a boundary, and a gap has only a height',
  'useFeedAds.tsx <SponsoredCard>': 'below a post, where FeedList has a boundary',
  'BetweenPosts.tsx <SuggestionStrip>': 'below a post, where FeedList has a boundary',
  'Composer.tsx <MemberComposer>': 'the content of the page',
  'Composer.tsx <DropHint>': 'a fixed text',
  'FeedPage.tsx <ComposerTeaser>': 'two links with fixed texts, in the first load',
  'CaptureStage.tsx <Camera>': 'the content of the page',
  'Costs.tsx <Plan>': 'texts of the landing page',
};

type Source = { path: string; file: ts.SourceFile };

function parse(path: string, source: string): Source {
  return { path, file: ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX) };
}

function walk(node: ts.Node, visit: (node: ts.Node) => void) {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

function has(node: ts.Node, test: (node: ts.Node) => boolean) {
  let found = false;
  walk(node, (each) => {
    found ||= test(each);
  });
  return found;
}

function openingOf(node: ts.Node) {
  if (ts.isJsxElement(node)) return node.openingElement;
  return ts.isJsxSelfClosingElement(node) ? node : undefined;
}

function tagOf(node: ts.Node) {
  return openingOf(node)?.tagName.getText() ?? '';
}

function withoutParentheses(node: ts.Node): ts.Node {
  return ts.isParenthesizedExpression(node) ? withoutParentheses(node.expression) : node;
}

/** Returns the names in a file that stand for constants: imports and top-level variables. */
function constantsOf(file: ts.SourceFile) {
  return new Set(
    file.statements.flatMap((statement) => {
      if (ts.isVariableStatement(statement))
        return statement.declarationList.declarations.map(({ name }) => name.getText());
      if (!ts.isImportDeclaration(statement)) return [];
      const bindings = statement.importClause?.namedBindings;
      return bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
    }),
  );
}

/** Returns true if the list is a constant in the code, so that its items never change. */
function isConstant(list: ts.Expression, constants: ReadonlySet<string>): boolean {
  if (ts.isParenthesizedExpression(list) || ts.isAsExpression(list)) return isConstant(list.expression, constants);
  const [first] = ts.isCallExpression(list) ? list.arguments : [];
  if (ts.isCallExpression(list) && list.expression.getText() === 'Object.entries' && first)
    return isConstant(first, constants);
  return ts.isArrayLiteralExpression(list) || (ts.isIdentifier(list) && constants.has(list.text));
}

/**
 * Returns true if rendering this JSX node may throw an error outside of any error boundary, because the node calls a
 * function or renders a component.
 */
function isFragile(node: ts.Node, insideBoundary = false): boolean {
  // Skips functions. Event handlers run after rendering, and the render function of an `Item` runs inside the error
  // boundary of that `Item`.
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return false;
  if (ts.isCallExpression(node)) {
    const name = node.expression.getText();
    // Skips a nested list, because the test checks it separately.
    if (name.endsWith('.map')) return false;
    if (name !== 'cx') return true;
  }
  const tag = tagOf(node);
  if (!insideBoundary && /^[A-Z]/u.test(tag) && !BOUNDARIES.has(tag)) return true;
  const inside = insideBoundary || BOUNDARIES.has(tag);
  let fragile = false;
  ts.forEachChild(node, (child) => {
    fragile ||= isFragile(child, inside);
  });
  return fragile;
}

/** Returns the lists whose items are rendered without an error boundary around each item. */
function bareListsOf({ path, file }: Source) {
  const constants = constantsOf(file);
  const found: string[] = [];
  walk(file, (node) => {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const { expression: list, name } = node.expression;
    const [render] = node.arguments;
    if (name.text !== 'map' || !render || !ts.isArrowFunction(render) || isConstant(list, constants)) return;
    if (has(render.body, (each) => tagOf(each) !== '') && isFragile(render.body))
      found.push(`${path} ${list.getText()}`);
  });
  return found;
}

/** Returns the names of the components in a file that render a card or a dialog. */
function piecesOf({ file }: Source) {
  const found: string[] = [];
  walk(file, (node) => {
    if (!ts.isFunctionDeclaration(node) || !node.name || !node.body || /Skeleton$/u.test(node.name.text)) return;
    const isPiece = has(node.body, (each) => {
      if (!ts.isReturnStatement(each) || !each.expression) return false;
      const opening = openingOf(withoutParentheses(each.expression));
      if (!opening) return false;
      return /^(SettingsCard|Dialog)$/u.test(opening.tagName.getText()) || /\brounded-card\b/u.test(opening.getText());
    });
    if (isPiece) found.push(node.name.text);
  });
  return found;
}

/** Returns the places in a file that render a card or a dialog without an error boundary around it. */
function barePiecesOf({ path, file }: Source, pieces: ReadonlySet<string>) {
  const found: string[] = [];
  walk(file, (node) => {
    if (!pieces.has(tagOf(node))) return;
    for (let above = node.parent; !ts.isSourceFile(above); above = above.parent)
      if (BOUNDARIES.has(tagOf(above))) return;
    found.push(`${path} <${tagOf(node)}>`);
  });
  return found;
}

/** Leaves out SettingsCard and Dialog, because they only render the children that other components pass to them. */
const FRAMES = new Set(['SettingsCard', 'Dialog']);

const sources = readdirSync('web', { encoding: 'utf8', recursive: true })
  .filter((name) => name.endsWith('.tsx') && !name.startsWith('build'))
  .map((name) => parse(`web/${name}`, readFileSync(`web/${name}`, 'utf8')));
const pieces = new Set(sources.flatMap(piecesOf).filter((name) => !FRAMES.has(name)));

function isExempt(place: string) {
  return Object.keys(EXEMPT).some((each) => place.endsWith(`/${each}`));
}

it('bareListsOf() finds a list whose items render a component or call a function outside an error boundary', () => {
  const bare = (item: string, list = 'data.people') =>
    bareListsOf(
      parse('x.tsx', `const kinds = []; function X() { return <ul>{${list}.map((each) => (${item}))}</ul>; }`),
    ).length;
  expect(bare('<Row key={each.id} person={each} />')).toBe(1);
  expect(bare('<li key={each.id}>{dayOf(each.createdAt)}</li>')).toBe(1);
  expect(bare('<ItemBoundary key={each.id}><Row day={dayOf(each.createdAt)} /></ItemBoundary>')).toBe(1);
  expect(bare('<ItemBoundary key={each.id}><Row person={each} onEnd={() => end(each.id)} /></ItemBoundary>')).toBe(0);
  expect(bare('<li key={each.id}><ItemBoundary><Row person={each} /></ItemBoundary></li>')).toBe(0);
  expect(bare('<Item key={each.id}>{() => <li>{dayOf(each.createdAt)}</li>}</Item>')).toBe(0);
  expect(bare('<li key={each.id}>{each.name}</li>')).toBe(0);
  expect(bare('<Row key={each.id} />', 'kinds')).toBe(0);
});

it('barePiecesOf() returns the cards of a component that have no error boundary, and not the dialog that has one', () => {
  const own = parse(
    'x.tsx',
    `function A() { return <SettingsCard />; } function B() { return (<Dialog open />); }
     function C() { return <section className="rounded-card border" />; } function D() { return <p />; }
     function Page() { return <><A /><ItemBoundary><B /></ItemBoundary><C /><D /></>; }`,
  );
  expect(piecesOf(own)).toEqual(['A', 'B', 'C']);
  expect(barePiecesOf(own, new Set(piecesOf(own)))).toEqual(['x.tsx <A>', 'x.tsx <C>']);
});

it('each list item in the source has an error boundary around it', () => {
  expect(sources.length).toBeGreaterThan(200);
  expect(sources.flatMap(bareListsOf).filter((place) => !isExempt(place))).toEqual([]);
});

it('each card and each dialog in the source has an error boundary around it', () => {
  expect(pieces.size).toBeGreaterThan(40);
  expect(sources.flatMap((source) => barePiecesOf(source, pieces)).filter((place) => !isExempt(place))).toEqual([]);
});

it('each dialog frame in the source has an error boundary around its content', () => {
  const frames = sources.filter(({ file }) => /from 'radix-ui'/u.test(file.text) && /Dialog\b/u.test(file.text));
  expect(frames.length).toBeGreaterThan(2);
  const bare = frames.filter(
    ({ file }) => /\b(Dialog|AlertDialog|Radix)\.Content\b/u.test(file.text) && !file.text.includes('<ItemBoundary>'),
  );
  // The content of the lightbox (the picture viewer) has no boundary of this kind, because a `Part` surrounds the whole
  // lightbox: on an error the `Part` closes the lightbox and shows a toast.
  expect(bare.map(({ path }) => path)).toEqual(['web/features/posts/Lightbox.tsx']);
});

it('each React root besides the app has an error boundary, or renders a dialog with an error boundary', () => {
  // Skips web/main.tsx, the root of the app: the components of the app contain error boundaries of their own.
  const roots = sources.filter(({ path, file }) => path !== 'web/main.tsx' && file.text.includes('createRoot('));
  expect(roots.length).toBeGreaterThan(2);
  expect(roots.filter(({ file }) => !/<(Boundary|ConfirmDialog)\b/u.test(file.text)).map(({ path }) => path)).toEqual(
    [],
  );
});

it('each exemption from the error boundary rules is in use', () => {
  const all = [...sources.flatMap(bareListsOf), ...sources.flatMap((source) => barePiecesOf(source, pieces))];
  expect(Object.keys(EXEMPT).filter((each) => !all.some((place) => place.endsWith(`/${each}`)))).toEqual([]);
});
