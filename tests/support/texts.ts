const words = [
  'Amo',
  'você',
  'fim',
  'ação',
  'noite & dia',
  'R&B',
  '“aspas”',
  "d'água",
  '🔥',
  '👩‍❤️‍💋‍👩',
  'مرحبا',
  'שלום',
  '日本',
  '100%',
];
const signs = [
  ...[
    '<3',
    '</3',
    '<33',
    '<',
    '<<',
    '>>',
    '<>',
    '<->',
    '<=',
    '>=',
    '<!',
    '<-',
    '->',
    '<--',
    '-->',
    '<?',
    '< b',
    '<_<',
    '>_>',
    '>:(',
    '<|:)',
  ],
  ...[
    '&',
    '&amp;',
    '&lt;',
    '&lt;b&gt;',
    '&#60;',
    '&nbsp;',
    '&copy',
    '"',
    "'",
    '`',
    '\\',
    '${x}',
    '{{x}}',
    '<%= x %>',
    '<?php',
    '<!-- nota -->',
  ],
  ...[
    'x<y',
    'x<y>z',
    'a<b',
    'a<b>c',
    'i<p',
    'x<y e z>w',
    '1<2>0',
    'a<b && c>d',
    'if (a<b) c();',
    'for(i=0;i<s;i++)',
    'x<y; total=5',
    'a<i and b>j',
  ],
  ...[
    'List<String>',
    'vector<int>',
    'Map<String, Integer>',
    'Array<Object>',
    'Promise<void>',
    'a<<b>>c',
    '#include <stdio.h>',
    'x => y<z',
    '(x<y)==3',
  ],
  ...[
    '<ana@exemplo.com>',
    '<https://exemplo.com/?a=1&b=2>',
    '<nome>',
    '<y fim',
    '<b',
    'f<T>(x)',
    'x<-3',
    'cat < in > out',
    '2>&1',
    '‏<3‏',
  ],
  // Start tags without their `>`, such as `<math`, of elements whose content is not parsed as HTML.
  ...[
    '<math e',
    'x<title e perdeu y',
    '<3 <svg muito',
    '<style novo',
    '<script do filme',
    '</script',
    '<template da festa',
    '</textarea e',
    '<plaintext',
    '<iframe/ ou não',
  ],
  // Names of attributes, and Portuguese words that start like the names of event attributes, such as "onde".
  ...[
    'x<y onde z=3',
    'a<b onde x=1 e c>d',
    'i<p ontem = hoje e q>r',
    'mar<s onda=2 e s>u',
    'a<b e total=5 e c>d',
    'x<y e data = 5',
    'se x<z style=2',
    'n<k src=1 fim',
    'a<b data=hoje',
    'if (a<b && onde==2) c>d',
    'u<a online=1',
  ],
];
/** Matches a complete HTML tag, which a browser would interpret. The sample texts must not contain such a tag. */
const ENDED =
  /<\/?(math|title|svg|style|script|template|textarea|plaintext|iframe)[^>]*>|<[a-z][^>]* (src|data|style) *=[^>]*>/i;

/**
 * Texts as members type them, without complete HTML tags: each special sign between words and around several words,
 * maths, hearts, quotes, ampersands, emoji, RTL text, code, and names of HTML elements and attributes as words.
 */
export const texts = signs
  .flatMap((sign, at) =>
    Array.from({ length: 8 }, (_, turn) => {
      const word = (step: number) => words[(at * 3 + turn * 5 + step) % words.length] ?? '';
      const other = signs[(at + turn * 7) % signs.length] ?? '';
      return turn < 4
        ? `${word(0)} ${sign} ${word(1)}`
        : `${word(0)} ${sign}\n${word(1)} ${other}${turn % 2 ? ` ${word(2)}` : ''}`;
    }),
  )
  .filter((text) => !ENDED.test(text));
