/**
 * CSS that Chrome 111, Firefox 114 and Safari 16.4 all support. The lists name what the app uses: look a new name up
 * (MDN, "Browser compatibility") before you add it.
 */
const AT_RULES = ['container', 'font-face', 'keyframes', 'layer', 'media', 'property', 'supports'];
const MEDIA_FEATURES = [
  ...['width', 'min-width', 'max-width', 'height', 'min-height', 'max-height', 'orientation', 'hover', 'any-hover'],
  ...['pointer', 'any-pointer', 'forced-colors', 'prefers-color-scheme', 'prefers-contrast', 'prefers-reduced-motion'],
];
const PSEUDO_CLASSES = [
  ...['root', 'host', 'is', 'where', 'not', 'nth-child', 'nth-last-child', 'first-child', 'last-child', 'only-child'],
  ...['empty', 'hover', 'active', 'focus', 'focus-visible', 'focus-within', 'disabled', 'enabled', 'checked'],
  ...['placeholder-shown', 'required', 'invalid', 'target'],
];
const PSEUDO_ELEMENTS = ['before', 'after', 'placeholder', 'marker', 'backdrop', 'file-selector-button', 'selection'];
const FUNCTIONS = [
  ...['var', 'env', 'calc', 'min', 'max', 'clamp', 'url', 'local', 'format', 'attr', 'counter', 'fit-content'],
  ...['rgb', 'rgba', 'hsl', 'oklch', 'oklab', 'color-mix', 'linear-gradient', 'radial-gradient', 'conic-gradient'],
  ...['minmax', 'repeat', 'cubic-bezier', 'steps', 'translate', 'translateX', 'translateY', 'scale', 'rotate'],
  ...['blur', 'brightness', 'drop-shadow', 'inset', 'circle', 'polygon'],
].map((name) => name.toLowerCase());
const UNITS = ['px', 'rem', 'em', 'ch', 'fr', 'vw', 'vh', 'dvh', 'svh', 'deg', 's', 'ms'];
/** Names in values that one of the browsers lacks. It then ignores the whole declaration. */
const NEWER_VALUES = /\b(subgrid|allow-discrete|from (?=var|rgb|#)|in (ok)?(lab|lch))\b/;
/**
 * Properties that one of the browsers lacks and that a layout depends on. A browser ignores an unknown property, so
 * those that only improve a page (`text-wrap`, `scrollbar-color`) are allowed.
 */
const NEWER_PROPERTIES =
  /^(anchor-|position-(anchor|area|try|visibility)|field-sizing|interpolate-size|transition-behavior|overlay$|animation-(timeline|range)|(scroll|view)-timeline|timeline-scope|view-transition|text-box|line-clamp|reading-)/;
/** Properties that one of the browsers knows only with a prefix. */
const PREFIXED = ['backdrop-filter', 'user-select', 'mask', 'mask-image', 'print-color-adjust', 'box-decoration-break'];

interface Block {
  prelude: string;
  declarations: string[];
  blocks: Block[];
}

/** Reads a style sheet without its comments and texts. */
function parse(css: string): Block {
  const root: Block = { prelude: '', declarations: [], blocks: [] };
  const open = [root];
  const plain = css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\burl\([^"')]*\)/g, 'url()')
    .replace(/(?<!\\)("(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*')/g, '""');
  for (const [, text = '', end] of plain.matchAll(/((?:[^{};\\]|\\[^])*)([{};]|$)/g)) {
    const block = open.at(-1) ?? root;
    if (end === '{') {
      const inner = { prelude: text.trim(), declarations: [], blocks: [] };
      block.blocks.push(inner);
      open.push(inner);
      continue;
    }
    if (text.trim() !== '') block.declarations.push(text.trim());
    if (end === '}') open.pop();
  }
  return root;
}

function nameOf(declaration: string) {
  return declaration.slice(0, declaration.indexOf(':')).trim().toLowerCase();
}

/** Returns the pseudo-classes and pseudo-elements of a selector that one of the browsers lacks. */
function newerSelectors(prelude: string) {
  // `:is()` and `:where()` ignore the selectors that a browser does not know.
  const strict = prelude
    .replace(/\\[^]/g, '_')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/(?<=:(is|where))\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '');
  const [...pseudos] = strict.matchAll(/(::?)([a-z-]+)/g);
  return pseudos
    .filter(([, colons, name = '']) => {
      const known = colons === '::' || /^(before|after)$/.test(name) ? PSEUDO_ELEMENTS : PSEUDO_CLASSES;
      return !known.includes(name) && !name.startsWith('-');
    })
    .map(([pseudo]) => `${pseudo} in ${prelude}`);
}

function newerDeclarations({ prelude, declarations }: Block) {
  const names = declarations.map(nameOf);
  return declarations.flatMap((declaration) => {
    const name = nameOf(declaration);
    const value = declaration.slice(declaration.indexOf(':') + 1).replace(/--[\w-]+/g, '--x');
    const functions = [...value.matchAll(/([a-z][a-z-]*)\(/gi)].map(([, called = '']) => called.toLowerCase());
    const units = [...value.matchAll(/(?<![\w#.-])[+-]?(?:\d+\.?\d*|\.\d+)([a-z]+)/gi)].map(([, unit = '']) => unit);
    const isWrong =
      NEWER_PROPERTIES.test(name) ||
      NEWER_VALUES.test(value) ||
      functions.some((each) => !FUNCTIONS.includes(each)) ||
      units.some((each) => !UNITS.includes(each)) ||
      (PREFIXED.includes(name) && !names.includes(`-webkit-${name}`));
    return isWrong ? [`${declaration} in ${prelude}`] : [];
  });
}

/**
 * Returns the places in a style sheet that Chrome 111, Firefox 114 or Safari 16.4 does not understand. Allows newer
 * values within `@supports`, which browsers without these values skip, and `@property` for variables that a rule for
 * all elements sets as well.
 */
export function newerCss(css: string) {
  const found: string[] = [];
  const registered: string[] = [];
  const reset = new Set<string>();
  const visit = (block: Block, isInRule: boolean, isGuarded: boolean) => {
    for (const inner of block.blocks) {
      const [, name] = /^@([a-z-]+)/.exec(inner.prelude) ?? [];
      if (name === undefined) {
        if (isInRule) found.push(`nesting of ${inner.prelude}`);
        if (/^\*/.test(inner.prelude)) inner.declarations.map(nameOf).forEach((each) => reset.add(each));
        found.push(...newerSelectors(inner.prelude));
        // Only WebKit and Chrome have the elements with this prefix, and both support newer units in them (`1lh`).
        if (!isGuarded && !inner.prelude.startsWith('::-webkit-')) found.push(...newerDeclarations(inner));
        visit(inner, true, isGuarded);
        continue;
      }
      const known = AT_RULES.includes(name) || name.startsWith('-');
      const features = name === 'media' ? [...inner.prelude.matchAll(/(?<=\()\s*([a-z-]+)/g)] : [];
      if (!known || (isInRule && inner.blocks.length + inner.declarations.length > 0)) found.push(inner.prelude);
      if (features.some(([, feature = '']) => !MEDIA_FEATURES.includes(feature))) found.push(inner.prelude);
      if (name === 'property') registered.push(inner.prelude.slice('@property'.length).trim());
      else if (name === 'keyframes') inner.blocks.forEach((step) => found.push(...newerDeclarations(step)));
      else visit(inner, isInRule, isGuarded || name === 'supports');
    }
  };
  visit(parse(css), false, false);
  return [...found, ...registered.filter((each) => !reset.has(each)).map((each) => `@property ${each}`)];
}
