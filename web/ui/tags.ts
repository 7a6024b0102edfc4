/** Elements that browsers know, except those below. */
const KNOWN = new Set(
  `a abbr acronym address applet area article aside audio b base basefont bdi bdo big blink blockquote body br button
  canvas caption center cite code col colgroup command data datalist dd del details dfn dialog dir div dl dt em embed
  fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i image img
  input ins isindex kbd keygen label layer legend li link listing main map mark marquee menu menuitem meta meter nav nobr
  object ol optgroup option output p param picture portal pre progress q rb rp rt rtc ruby s samp search section select
  slot small source spacer span strike strong sub summary sup table tbody td tfoot th thead time tr track tt u ul var
  video wbr`.split(/\s+/),
);
/** Elements whose content is not HTML or is in another language. */
const OTHER = /^(script|style|iframe|noscript|textarea|title|xmp|plaintext|noembed|noframes|svg|math|template)$/;
const OPENING = /["'`“‘«]/;
const CLOSING = /["'`”’»]/;
/** Elements without an end tag. */
const ALONE = /^(br|hr|wbr)$/;
/** A '>' within a quoted value does not end the tag. */
const TAG = /<(\/?)([a-z][^\s/>]*)((?:=\s*"[^"]*"|=\s*'[^']*'|[^>])*)(>|$)/iy;
const INNER_TAG = /<\/?[a-z]/i;
/** Matches if there are only attributes: 'a<b e total=5 e c>d' has words between them. */
const ATTRIBUTES =
  /^(?:\s+(?:(?:checked|controls|disabled|hidden|muted|open|required)|[a-z][\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>]+)))+\s*\/?$/i;
/** Matches an attribute with an effect. It excludes `x==3`, `x=>y` and Portuguese words that begin like event names. */
const ACTIVE =
  /[\s"'/](on(?!(?:da|das|de|tem|line|u|ça|ze)\s*=)[a-z]+|src|srcdoc|href|xlink:href|action|formaction|data|style)\s*=\s*[^\s=>]/i;

/** The sanitizer removes these with their content. */
export const WITH_CONTENT = 'script style iframe noscript textarea title xmp noembed noframes svg math template'.split(
  ' ',
);

type Tag = { at: number; end: number; element: string; isEnd: boolean; isActive: boolean };
export type Tags = {
  /** The positions of the '<' of each tag. */
  places: ReadonlySet<number>;
  /** The ranges of tags that could run code but have no end tag. The text behind them is not their content. */
  lone: readonly { at: number; end: number }[];
};

/**
 * Finds the real tags of a text: known elements with an end tag or an attribute, and any element that could run code. A
 * '<' of maths ('a<b'), of a heart ('<3') or of code ('List<String>') is not a tag. Neither is the name of an element
 * like script without its end tag, or in quotes: a text about HTML would lose all that follows.
 */
export function openTags(text: string): Tags {
  const places = new Set<number>();
  const others: Tag[] = [];
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    const other = otherAt(text, at);
    if (other) others.push(other);
    else if (isTag(text, at)) places.add(at);
  }
  const paired = pairs(others);
  for (const { at } of paired) places.add(at);
  const lone = others.filter((tag) => tag.isActive && !paired.has(tag));
  return { places, lone };
}

/** Returns the tags that have their other half: for an end tag the nearest start before it. Plaintext has no end. */
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

/** Returns the tag here if it is one of an element like script, and no name of it in quotes. */
function otherAt(text: string, at: number): Tag | null {
  TAG.lastIndex = at;
  const [tag = '', slash = '', name = '', rest = '', end = ''] = TAG.exec(text) ?? [];
  const element = name.toLowerCase();
  if (end === '' || !OTHER.test(element)) return null;
  const isQuoted = OPENING.test(text.charAt(at - 1)) && CLOSING.test(text.charAt(at + tag.length));
  if (rest === '' && isQuoted) return null;
  const isActive = ACTIVE.test(rest.slice(0, INNER_TAG.exec(rest)?.index));
  return { at, end: at + tag.length, element, isEnd: slash !== '', isActive };
}

function isTag(text: string, at: number) {
  TAG.lastIndex = at;
  const [, slash = '', name = '', rest = '', end = ''] = TAG.exec(text) ?? [];
  if (name === '') return false;
  const element = name.toLowerCase();
  const inner = INNER_TAG.exec(rest)?.index;
  const body = rest.slice(0, inner);
  const isKnown = KNOWN.has(element) || OTHER.test(element);
  // A tag without '>' opens nothing here, but could if text follows. A single letter is a maths variable.
  if (end === '') return isKnown && element.length > 1 && ACTIVE.test(body);
  if (ACTIVE.test(body)) return true;
  if (!KNOWN.has(element) || inner !== undefined) return false;
  if (/^\s*\/?\s*$/.test(body)) return ALONE.test(element) || hasOther(text, at, slash, element);
  return ATTRIBUTES.test(body);
}

/** Returns true if the text has the matching end tag after this tag, or the matching start tag before it. */
function hasOther(text: string, at: number, slash: string, element: string) {
  return slash === ''
    ? new RegExp(`</${element}[\\s/>]`, 'i').test(text.slice(at))
    : new RegExp(`<${element}[\\s/>]`, 'i').test(text.slice(0, at));
}
