import { parsePane } from './panes.ts';

/** Matches the tokens of JSON with comments. */
const TOKENS = /"(?:[^"\\]|\\.)*"|\/\/[^\n]*|\/\*[^]*?\*\/|[{}[\],:]|[^\s{}[\],:"/]+/g;

/** Returns the headers as the text of GraphiQL's Headers pane. Returns an empty text if there are no headers. */
export function headersText(headers: Readonly<Record<string, unknown>>) {
  return Object.keys(headers).length === 0 ? '' : JSON.stringify(headers, null, 2);
}

/**
 * Returns the value of the `Authorization` header in the text of the Headers pane. Returns undefined if the header is
 * absent or the text is not JSON.
 */
export function authorizationIn(text: string) {
  try {
    const [, value] = Object.entries(parsePane(text, 'headers')).find(([name]) => isAuthorization(name)) ?? [];
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Replaces the `Authorization` header in the text of the Headers pane, or removes it if `authorization` is undefined.
 * Keeps all other headers and the comments.
 * @throws {Error} with a message for the user if the text is not a JSON object
 */
export function withAuthorization(text: string, authorization: string | undefined) {
  const others = Object.entries(parsePane(text, 'headers')).filter(([name]) => !isAuthorization(name));
  if (tokensIn(text).some(isComment)) return editedText(text, authorization);
  return headersText({ ...Object.fromEntries(others), ...(authorization !== undefined && { authorization }) });
}

/** Replaces the `Authorization` header in valid text. Changes no other character except white space and commas. */
function editedText(text: string, authorization: string | undefined) {
  const header = authorization === undefined ? undefined : JSON.stringify({ authorization }, null, 2);
  const rest = withoutAuthorization(text);
  if (header === undefined) return rest;
  const tokens = valueTokens(rest);
  const [last, close] = tokens.slice(-2);
  if (!last || !close) return `${rest.trimEnd()}\n${header}`;
  const comma = last.text === '{' || last.text === ',' ? '' : ',';
  const before = `${rest.slice(0, last.end)}${comma}${rest.slice(last.end, close.start)}`;
  return `${before.trimEnd()}${header.slice(1)}${rest.slice(close.end)}`;
}

function withoutAuthorization(text: string) {
  const tokens = valueTokens(text);
  let [rest, kept, depth] = ['', 0, 0];
  for (const [index, token] of tokens.entries()) {
    if ('{['.includes(token.text)) depth += 1;
    if ('}]'.includes(token.text)) depth -= 1;
    const isName = depth === 1 && tokens[index + 1]?.text === ':';
    if (!isName || !isAuthorization(String(JSON.parse(token.text)))) continue;
    rest += text.slice(kept, token.start);
    kept = endOfValue(tokens.slice(index + 2));
  }
  return rest + text.slice(kept);
}

/** Returns the end of the value with which these tokens start, including the comma after it. */
function endOfValue([first, ...tokens]: Token[]) {
  let end = first?.end ?? 0;
  let depth = first && '{['.includes(first.text) ? 1 : 0;
  for (const token of tokens) {
    if (depth === 0) return token.text === ',' ? token.end : end;
    if ('{['.includes(token.text)) depth += 1;
    if ('}]'.includes(token.text)) depth -= 1;
    end = token.end;
  }
  return end;
}

interface Token {
  text: string;
  start: number;
  end: number;
}

function tokensIn(text: string): Token[] {
  return [...text.matchAll(TOKENS)].map(({ 0: token, index }) => ({
    text: token,
    start: index,
    end: index + token.length,
  }));
}

function valueTokens(text: string) {
  return tokensIn(text).filter((token) => !isComment(token));
}

function isComment({ text }: Token) {
  return text.startsWith('/');
}

function isAuthorization(name: string) {
  return name.toLowerCase() === 'authorization';
}
