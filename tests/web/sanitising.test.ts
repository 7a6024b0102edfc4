import DOMPurify from 'dompurify';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { sanitizeText } from '../../web/ui/sanitizeText.ts';
import { dismissToast, toastStore } from '../../web/ui/toast.ts';
import { texts } from '../support/texts.ts';

const vectors = [
  ...[
    '<script>ran()</script>',
    '<SCRIPT SRC=//x.example/a.js></SCRIPT>',
    '<script\n>ran()</script\n>',
    '<scr<script>ipt>ran()</scr</script>ipt>',
    '<script>ran()',
  ],
  ...[
    '<img src=x onerror=ran()>',
    '<img/src=x/onerror=ran()>',
    '<IMG SRC="x" ONERROR="ran()">',
    `<img src=x onerror='ran()'`,
    '<img src=x onerror=ran()//',
    '<<img src=x onerror=ran()>',
    '<img """><script>ran()</script>">',
    '<img title=">" src=x onerror=ran()>',
    '<img alt foto=">" src=x onerror=ran()>',
    '<b nota e title = ">" onclick=ran()>x</b>',
    '<img src=x onda=1 onerror=ran()>',
    '<math e fim><mi//xlink:href="data:x,<script>ran()</script>">',
    '<title do filme</title><img src=x onerror=ran()>',
    '<script do filme>ran()</script>',
    '<img src=x onerror\n=\nran()>',
    '<img && src=x onerror=ran()>',
    `<img src=x ' onerror=ran()>`,
  ],
  ...[
    '<svg onload=ran()>',
    '<svg/onload=ran()>',
    '<svg><script>ran()</script></svg>',
    '<svg><animate onbegin=ran() attributeName=x dur=1s>',
    '<svg><a xlink:href="javascript:ran()"><text y=9>a</text></a></svg>',
    '<svg><style><img src=x onerror=ran()></style></svg>',
    '<svg></p><style><a id="</style><img src=1 onerror=ran()>">',
  ],
  ...[
    '<math><mtext><table><mglyph><style><img src=x onerror=ran()></style></mglyph></table></mtext></math>',
    '<math><mi//xlink:href="data:x,<script>ran()</script>">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=ran()>',
  ],
  ...[
    '<a href="javascript:ran()">x</a>',
    '<a href=" &#106;avascript:ran()">x</a>',
    '<a href="data:text/html,<script>ran()</script>">x</a>',
    '<iframe src=javascript:ran()>',
    '<iframe srcdoc="<script>ran()</script>"></iframe>',
    '<object data=javascript:ran()>',
    '<embed src=javascript:ran()>',
    '<base href="javascript:/">',
    '<form action=javascript:ran()><button>x</button></form>',
    '<button formaction=javascript:ran()>x',
  ],
  ...[
    '<body onload=ran()>',
    '<input autofocus onfocus=ran()>',
    '<select autofocus onfocus=ran()>',
    '<details open ontoggle=ran()>',
    '<video src=x onerror=ran()>',
    '<video><source onerror=ran()></video>',
    '<marquee onstart=ran()>',
    '<x onclick=ran() tabindex=1>',
    '<xss autofocus tabindex=1 onfocus=ran()></xss>',
    '<y <img src=x onerror=ran()> onclick=ran()>',
    '<a title="<b" onclick=ran()>x',
    '<b onmouseover=ran()>x</b>',
    '<p style="background:url(javascript:ran())">x</p>',
  ],
  ...[
    '<style>@import "//x.example";</style>',
    '<link rel=stylesheet href=//x.example>',
    '<meta http-equiv=refresh content="0;url=javascript:ran()">',
    '<template><script>ran()</script></template>',
    '<noscript><p title="</noscript><img src=x onerror=ran()>">',
    '<textarea><img src=x onerror=ran()>',
    '<title><img src=x onerror=ran()></title>',
    '<xmp><img src=x onerror=ran()></xmp>',
    '<plaintext><img src=x onerror=ran()>',
    '<!--><img src=x onerror=ran()>-->',
    '<![CDATA[<img src=x onerror=ran()>]]>',
    '<?xml ><img src=x onerror=ran()>',
    '</p><img src=x onerror=ran()>',
    '<<b>img src=x onerror=ran()>',
    '<<i></i>script>ran()</<i></i>script>',
  ],
];

/**
 * Returns the elements that would run code if the text were parsed as HTML. Ignores tags that a sentence only mentions
 * and that are harmless: a script without an end tag never runs, and an svg without attributes and content does
 * nothing.
 */
function active(text: string) {
  const { body } = new DOMParser().parseFromString(`<body>${text}`, 'text/html');
  const isProse = ({ tagName }: Element) =>
    /^(script|style|svg|math|iframe|template)$/i.test(tagName) && !new RegExp(`</${tagName}[^>]*>`, 'i').test(text);
  const found = [...body.ownerDocument.querySelectorAll('*')].filter(
    (element) =>
      (/^(script|style|iframe|object|embed|svg|math|template|base|link|meta|form)$/i.test(element.tagName) &&
        !isProse(element)) ||
      [...element.attributes].some(({ name }) =>
        /^on|^(src|srcdoc|href|xlink:href|action|formaction|data|style)$/.test(name),
      ),
  );
  return found.map((element) => element.outerHTML);
}

describe('sanitizeText()', () => {
  it(`sanitizeText keeps maths, hearts, quotes, emoji, RTL and code as typed (${texts.length} texts)`, async () => {
    expect(new Set(texts).size).toBeGreaterThanOrEqual(600);
    for (const text of texts) expect(await sanitizeText(text)).toBe(text.trim());
    console.log(`${texts.length} texts kept as typed`);
  });

  it.each([
    ['a member is told by a toast that', 'Oi <b>gente</b>', true],
    ['a member is told by a toast that', 'Oi<script>ran()</script> gente', true],
    ['no toast says that', ' 1 < 2 > 0 e <3\r\n ', false],
    ['no toast says that', 'a tag <script> abre', false],
    ['because no text is left, no toast says that', '<script>ran()</script>', false],
  ])('%s HTML was removed from %j', async (_told, text, isTold) => {
    dismissToast(toastStore.get()?.id ?? 0);
    await sanitizeText(text);
    const shown = toastStore.get();
    expect(shown?.open === true && shown.title === 'Tiramos o HTML do texto').toBe(isTold);
  });

  it('sanitizeText removes formatting tags and keeps their text', async () => {
    expect(await sanitizeText('<p>Amo <b>você</b> <3<br>e <a href="https://x.example">isto</a></p>')).toBe(
      'Amo você <3 e isto',
    );
    expect(await sanitizeText('Amo <3 e x<y fim')).toBe('Amo <3 e x<y fim');
  });

  it.each([
    'use <script> com cuidado, e depois <title> também',
    'O <style> vem antes do <svg>, e o <math> quase nunca.',
    'Em <textarea> e <iframe> cabe texto; <template>, <noscript>, <xmp> e <plaintext> são raros.',
    'feche com </script> no fim',
    'abra `<script>`, escreva, feche com `</script>` e pronto',
    'entre "<title>" e "</title>" vai o título, entre “<svg>” e “</svg>” o desenho',
    'a aba <title do filme> vem antes',
    '<script>',
    '(<script>) e (</script>) fim',
    'as tags [<style>] e [</style>], {<svg>} e {</svg>}',
    'em alemão „<title>“ e „</title>“, em francês ‹<math>› e ‹</math>›, em japonês 「<svg>」 e 「</svg>」',
    'a tag (<b>) fecha com (</b>), e "<p>" com "</p>"; (<br>) quebra a linha',
  ])('keeps a text that only mentions tags as typed: %j', async (text) => {
    expect(await sanitizeText(text)).toBe(text);
    expect(await sanitizeText(`<b>Oi</b> ${text}`)).toBe(`Oi ${text}`);
    expect(await sanitizeText(`${text} <script>ran()</script>fim`)).toBe(`${text} fim`);
  });

  it.each([
    ['linha<br>outra', 'linha outra'],
    ['linha<br/>outra<hr>fim', 'linha outra fim'],
    ['<p>um</p><p>dois</p>', 'um dois'],
    ['<ul><li>um</li><li>dois</li></ul>três', 'um dois três'],
    ['<h1 class="a">Oi</h1>tudo<div id="b">bem</div>?', 'Oi tudo bem?'],
    ['linha<br>\noutra <br>fim', 'linha\noutra fim'],
    ['1 &lt; 2<br>&amp; 3', '1 &lt; 2 &amp; 3'],
    ['a<b>bra</b>ço, <i>pa</i>lavra', 'abraço, palavra'],
  ])('a blank replaces the end of a line or paragraph, and nothing another tag: %j becomes %j', async (text, rest) => {
    expect(await sanitizeText(text)).toBe(rest);
    expect(await sanitizeText(rest)).toBe(rest);
  });

  it.each([
    ['<svg onload=ran()> fica', 'fica'],
    ['a <script src="x.js"> fica', 'a  fica'],
    ['a <video src=x> fica', 'a  fica'],
    ['a <iframe src="//x.example"> fica <b>aqui</b>', 'a  fica aqui'],
    ['<script> fica <script>ran()</script>aqui', '<script> fica aqui'],
    ['<svg><svg></svg></svg>fica', 'fica'],
    ['<plaintext> fica </plaintext> aqui', '<plaintext> fica </plaintext> aqui'],
  ])('keeps the text after a tag that could run code: %j becomes %j', async (text, rest) => {
    expect(await sanitizeText(text)).toBe(rest);
  });

  it.each([
    ['<frameset cols="50%,50%"> divide a janela', 'divide a janela'],
    ['a <frameset rows="*"> e o <body class="x"> e o <html lang="pt"> fim', 'a  e o  e o  fim'],
    ['Use <table border="1"> e <td class="a"> dentro <tr class="b"> fim', 'Use  e  dentro  fim'],
    ['<table>um<tr>dois<td>três</td>quatro</tr>cinco</table>seis', 'um dois três quatro cinco seis'],
    ['<select id="a"> um <option value="b"> dois <table id="c"> três', 'um  dois  três'],
    ['a <table id="t"> b <script>ran()</script> c <caption id="d"> d', 'a  b  c  d'],
    ['a <svg><table id="t"></svg> b <col span="2"> c', 'a  b  c'],
    ['<frameset cols="1"><script>ran()</script> fim', 'fim'],
    ['<script>ran()</script><noframes>x</noframes> fim', 'fim'],
    ['<script <b onclick=ran()> ran() </script> fim', 'fim'],
    ['<script>ran()<b href="a</script>b"> fim', 'b"> fim'],
    ['o <img src=foto.png fica no começo, e o resto vem depois', 'o  fica no começo, e o resto vem depois'],
    ['o <img src="foto.png" alt="Foto" class=x e o resto', 'o  e o resto'],
  ])('after the HTML tags are removed, the words of %j stay in their order', async (text, rest) => {
    expect(await sanitizeText(text)).toBe(rest);
  });

  it('the words between random tags stay in their order', async () => {
    const elements =
      'table tr td th tbody caption col colgroup frameset frame select option body html head p b a'.split(' ');
    const tag = fc
      .tuple(fc.constantFrom(...elements), fc.constantFrom(' id="x"', ' class=a lang="pt"', ' href="#"'))
      .map(([element, attributes]) => `<${element}${attributes}>`);
    const piece = fc.oneof(tag, fc.constant('<script>ran()</script>'), fc.constant('<svg><td></svg>'));
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 8 }), async (pieces) => {
        const text = pieces.map((each, at) => `${each} w${at} `).join('');
        expect((await sanitizeText(text)).split(/\s+/)).toEqual(pieces.map((_each, at) => `w${at}`));
      }),
      { numRuns: 60 },
    );
  });

  it.each(vectors)('the result of sanitizeText runs no code, even if it is parsed as HTML: %j', async (vector) => {
    for (const text of [vector, `Amo <3 ${vector} x<y fim`, `a<b>c ${vector}${vector} ">`]) {
      const clean = await sanitizeText(text);
      expect(active(clean)).toEqual([]);
      const shown = document.createElement('p');
      shown.textContent = clean;
      expect(shown.childElementCount).toBe(0);
      expect(await sanitizeText(clean)).toBe(clean);
    }
  });

  it('sanitizeText makes at most ten passes over nested tags and leaves no code that could run', async () => {
    const within = (outside: string, inside: string) => {
      let text = outside;
      while (text.length < 4_900) text = text.replace('<', `<${inside}`);
      return text;
    };
    const texts = [
      `${'<'.repeat(450)}${'b onx=1>'.repeat(450)}`,
      `${'<'.repeat(300)}${'script>'.repeat(300)}ran()${'</script>'.repeat(300)}`,
      within('<script>ran()</script>', '<b onx=1>'),
    ];
    const sanitize = vi.spyOn(DOMPurify, 'sanitize');
    for (const text of texts) {
      sanitize.mockClear();
      expect(active(await sanitizeText(text))).toEqual([]);
      expect(sanitize.mock.calls.length).toBeLessThanOrEqual(10);
    }
    sanitize.mockRestore();
  });
});
