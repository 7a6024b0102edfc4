/** Elements that browsers know, but for those below. */
const KNOWN = new Set(
  `a abbr acronym address applet area article aside audio b base basefont bdi bdo big blink blockquote body br button
  canvas caption center cite code col colgroup command data datalist dd del details dfn dialog dir div dl dt em embed
  fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i image img
  input ins isindex kbd keygen label layer legend li link listing main map mark marquee menu menuitem meta meter nav nobr
  object ol optgroup option output p param picture portal pre progress q rb rp rt rtc ruby s samp search section select
  slot small source spacer span strike strong sub summary sup table tbody td tfoot th thead time tr track tt u ul var
  video wbr`.split(/\s+/),
);
/** Elements whose inside is no HTML, or another language: they are tags wherever they stand. */
const OTHER = /^(script|style|iframe|noscript|textarea|title|xmp|plaintext|noembed|noframes|svg|math|template)$/;
/** Elements that have no end, and mean something alone. */
const ALONE = /^(br|hr|wbr)$/;
const TAG = /<(\/?)([a-z][^\s/>]*)([^>]*)(>|$)/iy;
const INNER_TAG = /<\/?[a-z]/i;
/** An attribute that does something; `x==3` and `x=>y` are none. */
const ATTRIBUTE = /[\s"'/][a-z][\w:-]+\s*=\s*[^\s=>]/i;
const ACTIVE = /[\s"'/](on[a-z]+|src|srcdoc|href|xlink:href|action|formaction|data|style)\s*=\s*[^\s=>]/i;

/**
 * Where a text has real tags: of an element that browsers know, with its end or with an attribute, or of any that could
 * run something. A '<' of maths ('a<b'), of a heart ('<3') or of code ('List<String>') is none.
 * @returns the places of their '<'
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
  if (ACTIVE.test(body) || OTHER.test(element)) return true;
  if (!KNOWN.has(element) || end === '' || inner !== undefined) return false;
  if (body.trim() === '' || body.trim() === '/') return ALONE.test(element) || hasOther(text, at, slash, element);
  return ATTRIBUTE.test(body);
}

/** The end of what begins here, or the beginning of what ends. */
function hasOther(text: string, at: number, slash: string, element: string) {
  return slash === ''
    ? new RegExp(`</${element}[\\s/>]`, 'i').test(text.slice(at))
    : new RegExp(`<${element}[\\s/>]`, 'i').test(text.slice(0, at));
}
