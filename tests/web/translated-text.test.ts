import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

/**
 * Returns the texts of a file that break under a page translator. A translator wraps each text node in a `<font>`
 * element, or replaces it. React then throws when it removes such a text node or inserts an element before it, because
 * React does not know the new parent, and it changes a text that the page no longer shows. So conditional text, and
 * text after a conditional element, needs an element of its own.
 */
function looseTextsOf(path: string, source: string) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if ((ts.isJsxElement(node) && !isKeyedByText(node)) || ts.isJsxFragment(node))
      found.push(...looseTextsIn(node.children, file));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found.map((text) => `${path}: ${text}`);
}

type Kind = { comesAndGoes: boolean; isText: boolean; changes: boolean };
const STEADY: Kind = { comesAndGoes: false, isText: false, changes: false };

function looseTextsIn(all: readonly ts.JsxChild[], file: ts.SourceFile) {
  const children = all.filter((child) => !isBlankText(child));
  const kinds = children.map(kindOf);
  if (children.length < 2) return [];
  const loose = children.filter((_child, at) => {
    const { comesAndGoes, isText, changes } = kinds[at] ?? STEADY;
    if (!isText) return false;
    return comesAndGoes || changes || kinds.slice(0, at).some((before) => before.comesAndGoes);
  });
  return loose.map(
    (child) => `${file.getLineAndCharacterOfPosition(child.getStart()).line + 1} ${child.getText().trim()}`,
  );
}

function kindOf(child: ts.JsxChild): Kind {
  if (ts.isJsxText(child)) return { ...STEADY, isText: true };
  if (!ts.isJsxExpression(child) || !child.expression) return STEADY;
  const results = resultsOf(child.expression);
  const texts = results.filter(isText);
  return {
    comesAndGoes: results.length > 1 && !results.every(isText),
    isText: texts.length > 0,
    changes: texts.length > 1,
  };
}

/**
 * Returns true if the `key` of a JSX element contains the text of the element. React then replaces the whole element
 * when the text changes.
 */
function isKeyedByText({ openingElement }: ts.JsxElement) {
  return /\bkey=\{[^}]*\btext\}/u.test(openingElement.getText());
}

function isBlankText(child: ts.JsxChild) {
  return ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces;
}

/**
 * Returns all expressions that may be the value of `node`: the branches of conditions, the right sides of `&&`, and the
 * results of `map`.
 */
function resultsOf(node: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(node)) return resultsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...resultsOf(node.whenTrue), ...resultsOf(node.whenFalse)];
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return [ts.factory.createNull(), ...resultsOf(node.right)];
  if (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'map'
  ) {
    const [render] = node.arguments;
    if (render && ts.isArrowFunction(render) && !ts.isBlock(render.body))
      return [ts.factory.createNull(), ...resultsOf(render.body)];
  }
  return [node];
}

const TEXT_CALLS =
  /^(plural|counted|compactNumber|isolate|snippet|countText|formatNumber|nonBreakingBRL)$|\.(format|join|toFixed)$/u;
const TEXT_NAMES = /(^|\.)(text|label|title|name|message|total|count|description|words)$|[cC]ount$/u;

function isText(node: ts.Expression): boolean {
  if (ts.isJsxFragment(node)) return node.children.some((child) => kindOf(child).isText && !isBlankText(child));
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isNumericLiteral(node)) return true;
  if (ts.isCallExpression(node) && node.pos >= 0) return TEXT_CALLS.test(node.expression.getText());
  return (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) && TEXT_NAMES.test(node.getText());
}

it('looseTextsOf() finds conditional and changing text beside other JSX children, and text after a conditional element', () => {
  const loose = (children: string) => looseTextsOf('x.tsx', `const x = <p>${children}</p>;`).length;
  expect(loose('<i />{total > 0 && plural(total)}')).toBe(1);
  expect(loose("{open ? <b /> : 'ver mais'}<i />")).toBe(1);
  expect(loose('{icon && <i />}Enviar')).toBe(1);
  expect(loose('{parts.map((part) => (part.href ? <a /> : part.text))}{more && <i />}')).toBe(1);
  expect(loose('<i /><span>{total > 0 && plural(total)}</span>')).toBe(0);
  expect(loose('{icon && <i />}<span>Enviar</span>')).toBe(0);
  expect(loose("{open ? 'menos' : 'mais'}<i />")).toBe(1);
  expect(loose("<i />{open ? 'menos' : `mais ${total}`}")).toBe(1);
  expect(loose("<i /><span>{open ? 'menos' : 'mais'}</span>")).toBe(0);
  expect(loose("{open ? 'menos' : 'mais'}")).toBe(0);
  expect(loose('Enviar{icon && <i />}')).toBe(0);
});

/** Returns the strings of a file that contain a tag of JSX or HTML, which the page would show as source code. */
function taggedStringsOf(path: string, source: string) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const isString = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (isString && /<\/?[a-z][\w-]*[\s/>]/i.test(node.text)) found.push(`${path}: ${node.text}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

it('taggedStringsOf() finds tags in strings and in templates, and no comparison', () => {
  const tagged = (code: string) => taggedStringsOf('x.tsx', `const x = ${code};`).length;
  expect(tagged("`voltar $<span>{isPix ? 'a' : 'b'}</span>.`")).toBe(1);
  expect(tagged('`${one}<b>${two}</b>`')).toBe(2);
  expect(tagged("'<br/>'")).toBe(1);
  expect(tagged("'a < b'")).toBe(0);
  expect(tagged('<p>{`de ${one}`}</p>')).toBe(0);
});

it('no component shows a tag as text', () => {
  expect(components().flatMap((path) => taggedStringsOf(path, readFileSync(path, 'utf8')))).toEqual([]);
});

it('no component has text that would make React throw after a page translator has changed the page', () => {
  expect(components().length).toBeGreaterThan(200);
  expect(components().flatMap((path) => looseTextsOf(path, readFileSync(path, 'utf8')))).toEqual([]);
});

function components() {
  return readdirSync('web', { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.tsx') && !name.startsWith('build'))
    .map((name) => `web/${name}`);
}
