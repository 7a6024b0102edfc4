/** The names of all HTML elements that browsers know, excluding the elements in OTHER. */
const KNOWN = new Set(
  `a abbr acronym address applet area article aside audio b base basefont bdi bdo big blink blockquote body br button
  canvas caption center cite code col colgroup command data datalist dd del details dfn dialog dir div dl dt em embed
  fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i image img
  input ins isindex kbd keygen label layer legend li link listing main map mark marquee menu menuitem meta meter nav nobr
  object ol optgroup option output p param picture portal pre progress q rb rp rt rtc ruby s samp search section select
  slot small source spacer span strike strong sub summary sup table tbody td tfoot th thead time tr track tt u ul var
  video wbr`.split(/\s+/),
);
/** Matches elements whose content browsers do not parse as ordinary HTML (scripts, styles, plain text, SVG). */
const OTHER = /^(script|style|iframe|noscript|textarea|title|xmp|plaintext|noembed|noframes|svg|math|template)$/;
/** The quotes and brackets around a tag that a text only names, in any language. */
const OPENING = /["'`“”„‘’‚«»‹›「『([{]/;
const CLOSING = /["'`“”‘’«»‹›」』)\]}]/;
/** The elements that begin or end a line, or a cell of a table. */
const LINES = new Set(
  `address article aside blockquote br caption center dd details dialog dir div dl dt fieldset figcaption figure footer
  form h1 h2 h3 h4 h5 h6 header hr legend li main menu nav ol option p pre section summary table td th tr ul`.split(
    /\s+/,
  ),
);
/** Matches elements that have no end tag. */
const ALONE = /^(br|hr|wbr)$/;
/** Matches a tag. A '>' within a quoted attribute value does not end the tag. */
const TAG = /<(\/?)([a-z][^\s/>]*)((?:=\s*"[^"]*"|=\s*'[^']*'|[^>])*)(>|$)/iy;
const INNER_TAG = /<\/?[a-z]/i;
/**
 * Matches the part of a tag after the element's name, if that part consists only of attributes. Does not match the part
 * in 'a<b e total=5 e c>d', which has words between the attributes.
 */
const ATTRIBUTES =
  /^(?:\s+(?:(?:checked|controls|disabled|hidden|muted|open|required)|[a-z][\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>]+)))+\s*\/?$/i;
/** Matches the attributes at the start of an unclosed tag. Does not match the words after them. */
const FIRST_ATTRIBUTES = /^(?:[\s/]+[a-z][\w:-]*\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))*/i;
/**
 * Matches an attribute that can run code, load something or change the style. It does not match `x==3`, `x=>y`, or
 * Portuguese words that start like event names.
 */
const ACTIVE =
  /[\s"'/](on(?!(?:da|das|de|tem|line|u|ça|ze)\s*=)[a-z]+|src|srcdoc|href|xlink:href|action|formaction|data|style)\s*=\s*[^\s=>]/i;

/** The elements that the sanitizer removes together with their content. */
export const WITH_CONTENT = 'script style iframe noscript textarea title xmp noembed noframes svg math template'.split(
  ' ',
);

type Range = { at: number; end: number };
/** `isLine` is true for the tag of an element that begins or ends a line. */
type Single = Range & { isLine: boolean };
type Tag = Range & { element: string; isEnd: boolean; isActive: boolean };
export type Tags = {
  /**
   * The ranges of the tags that are removed without the text after them, in the order of their start: tags of ordinary
   * elements, and tags of elements in OTHER that could run code but have no end tag. A tag that overlaps with a paired
   * tag is not included, because its removal would change the pair.
   */
  single: readonly Single[];
  /** The positions of the '<' of all tags in pairs. Each pair is removed together with its content. */
  paired: ReadonlySet<number>;
};

/**
 * Finds the real HTML tags in a text: tags of known elements that have an end tag or an attribute, and tags of any
 * element that could run code. The '<' in maths ('a<b'), in a heart ('<3') or in code ('List<String>') does not open a
 * tag. A '<script>' that has no end tag is not a real tag either, nor is the name of any element in quotes or brackets:
 * otherwise a text about HTML would lose words.
 */
export function openTags(text: string): Tags {
  const ordinary: Range[] = [];
  const others: Tag[] = [];
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    const other = otherAt(text, at);
    const end = other ? null : endOfTag(text, at);
    if (other) others.push(other);
    if (end !== null) ordinary.push({ at, end });
  }
  const inPairs = pairs(others);
  const paired = [...inPairs];
  const isApart = ({ at, end }: Range) => !paired.some((tag) => at < tag.end && tag.at < end);
  const lone = others.filter((tag) => tag.isActive && !inPairs.has(tag));
  const single = [...ordinary, ...lone].filter(isApart).sort((a, b) => a.at - b.at);
  return {
    single: single.map(({ at, end }) => ({ at, end, isLine: LINES.has(elementIn(text.slice(at, end))) })),
    paired: new Set(paired.map(({ at }) => at)),
  };
}

/**
 * Returns the tags that belong to a pair. An end tag forms a pair with the nearest start tag of the same element before
 * it. The element `plaintext` never forms a pair, because it has no end tag.
 */
function pairs(tags: readonly Tag[]) {
  const paired = new Set<Tag>();
  const starts = new Map<string, Tag[]>();
  for (const tag of tags) {
    const open = starts.get(tag.element) ?? [];
    starts.set(tag.element, open);
    if (!tag.isEnd) open.push(tag);
    const start = tag.isEnd && tag.element !== 'plaintext' ? open.pop() : undefined;
    if (start) paired.add(start).add(tag);
  }
  return paired;
}

/**
 * Returns the tag at this position if its element is one of OTHER (such as script). Returns null if the tag is only a
 * name in quotes.
 */
function otherAt(text: string, at: number): Tag | null {
  TAG.lastIndex = at;
  const [tag = '', slash = '', name = '', rest = '', end = ''] = TAG.exec(text) ?? [];
  const element = name.toLowerCase();
  if (end === '' || !OTHER.test(element)) return null;
  if (rest === '' && isQuoted(text, at, at + tag.length)) return null;
  const isActive = ACTIVE.test(rest.slice(0, INNER_TAG.exec(rest)?.index));
  return { at, end: at + tag.length, element, isEnd: slash !== '', isActive };
}

/** Returns the position after the tag at this position. Returns null if the '<' there opens no real tag. */
function endOfTag(text: string, at: number) {
  TAG.lastIndex = at;
  const [tag = '', slash = '', name = '', rest = '', end = ''] = TAG.exec(text) ?? [];
  if (name === '') return null;
  const element = name.toLowerCase();
  const inner = INNER_TAG.exec(rest)?.index;
  const body = rest.slice(0, inner);
  const after = at + tag.length;
  const isKnown = KNOWN.has(element) || OTHER.test(element);
  // The text ends before the '>' of the tag. Such a tag opens nothing yet, but could do so if more text followed. A
  // single letter after '<' is considered a variable in maths, not an element. Only the attributes belong to the tag,
  // because the words after them are the member's text.
  if (end === '') {
    const attributes = FIRST_ATTRIBUTES.exec(body)?.[0].length ?? 0;
    return isKnown && element.length > 1 && ACTIVE.test(body) ? after - rest.length + attributes : null;
  }
  if (ACTIVE.test(body)) return after;
  if (!KNOWN.has(element) || inner !== undefined) return null;
  const isReal = /^\s*\/?\s*$/.test(body)
    ? !isQuoted(text, at, after) && (ALONE.test(element) || hasOther(text, at, slash, element))
    : ATTRIBUTES.test(body);
  return isReal ? after : null;
}

function isQuoted(text: string, at: number, end: number) {
  return OPENING.test(text.charAt(at - 1)) && CLOSING.test(text.charAt(end));
}

/** Returns the name of the element to which a tag belongs. */
function elementIn(tag: string) {
  return /[^\s</>]+/.exec(tag)?.[0].toLowerCase() ?? '';
}

/**
 * Returns true if the text has a matching end tag after this start tag, or a matching start tag before this end tag.
 */
function hasOther(text: string, at: number, slash: string, element: string) {
  return slash === ''
    ? new RegExp(`</${element}[\\s/>]`, 'i').test(text.slice(at))
    : new RegExp(`<${element}[\\s/>]`, 'i').test(text.slice(0, at));
}
