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
/** Elements whose content is not HTML or is in another language. With a '>' they count as tags, with any content. */
const OTHER = /^(script|style|iframe|noscript|textarea|title|xmp|plaintext|noembed|noframes|svg|math|template)$/;
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

/**
 * Finds the real tags of a text: known elements with an end tag or an attribute, and any element that could run code. A
 * '<' of maths ('a<b'), of a heart ('<3') or of code ('List<String>') is not a tag.
 * @returns the positions of their '<'
 */
export function openTags(text: string): ReadonlySet<number> {
  const places = new Set<number>();
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) if (isTag(text, at)) places.add(at);
  return places;
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
  if (ACTIVE.test(body) || OTHER.test(element)) return true;
  if (!isKnown || inner !== undefined) return false;
  if (/^\s*\/?\s*$/.test(body)) return ALONE.test(element) || hasOther(text, at, slash, element);
  return ATTRIBUTES.test(body);
}

/** Returns true if the text has the matching end tag after this tag, or the matching start tag before it. */
function hasOther(text: string, at: number, slash: string, element: string) {
  return slash === ''
    ? new RegExp(`</${element}[\\s/>]`, 'i').test(text.slice(at))
    : new RegExp(`<${element}[\\s/>]`, 'i').test(text.slice(0, at));
}
