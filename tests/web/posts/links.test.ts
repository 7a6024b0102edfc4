import fc from 'fast-check';
import { LinkifyIt } from 'linkify-it';
import { describe, expect, it } from 'vitest';
import { linkify } from '../../../web/ui/text.ts';

const peer = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false, urlAuth: true });
for (const scheme of ['ftp:', '//', 'mailto:']) peer.add(scheme, null);

const addressesIn = (text: string) => linkify(text).filter((_part, at) => at % 2 === 1);
const peerAddressesIn = (text: string) => (peer.match(text) ?? []).map(({ raw }) => raw);

/**
 * Removes punctuation from the end of an address found by linkify-it, which keeps some punctuation there, such as ':'
 * and '?!'.
 */
const withoutClosing = (address: string) => address.replace(/[.,:;!?']+$/u, '');

/** Pairs of a text and the web addresses in it. The library linkify-it finds the same addresses. */
const CORPUS: [text: string, addresses: string[]][] = [
  ['https://pt.wikipedia.org/wiki/Fogo_(elemento)', ['https://pt.wikipedia.org/wiki/Fogo_(elemento)']],
  ['(https://pt.wikipedia.org/wiki/Fogo_(elemento)).', ['https://pt.wikipedia.org/wiki/Fogo_(elemento)']],
  ['[Fogo](https://exemplo.com/a_(b))', ['https://exemplo.com/a_(b)']],
  ['(veja https://example.com/a)', ['https://example.com/a']],
  ['Veja (https://exemplo.com/a?b=1), e http://exemplo.org.', ['https://exemplo.com/a?b=1', 'http://exemplo.org']],
  ['“https://example.com/a”', ['https://example.com/a']],
  ['‘https://example.com/a’, «https://example.com/b»', ['https://example.com/a', 'https://example.com/b']],
  ["'https://example.com/a'", ['https://example.com/a']],
  ['https://example.com/a.', ['https://example.com/a']],
  ['https://example.com/a… https://example.com/b—c', ['https://example.com/a', 'https://example.com/b']],
  ['https://example.com/a! https://example.com/b?', ['https://example.com/a', 'https://example.com/b']],
  ['https://example.com/a,b;c.d!e?f,', ['https://example.com/a,b;c.d!e?f']],
  ['https://exemplo.com/a?lista[0]=1&mapa={x}#fim', ['https://exemplo.com/a?lista[0]=1&mapa={x}#fim']],
  ['https://exemplo.com/(a(b)c)d https://exemplo.com/a)b', ['https://exemplo.com/(a(b)c)d', 'https://exemplo.com/a']],
  ['https://exemplo.com/?q=(a)(b', ['https://exemplo.com/?q=(a)']],
  ['https://exemplo.com/a(b(c(d)))', ['https://exemplo.com/a(b(c(d)))']],
  [
    'https://exemplo.com/a[b[c]]d https://exemplo.com/{{a}}',
    ['https://exemplo.com/a[b[c]]d', 'https://exemplo.com/{{a}}'],
  ],
  ['https://exemplo.com/a(b(c)', ['https://exemplo.com/a']],
  ['https://exemplo.com/❤️/(🏳️‍🌈)/1️⃣', ['https://exemplo.com/❤️/(🏳️‍🌈)/1️⃣']],
  ['https://exemplo.com,depois', ['https://exemplo.com']],
  ['https://exemplo.com(site)', ['https://exemplo.com']],
  ['<https://exemplo.com/a>', ['https://exemplo.com/a']],
  ['https://exemplo.com。https://exemplo.com/a！', ['https://exemplo.com', 'https://exemplo.com/a']],
  ['https://açaí.com.br/é/日本/👩‍👧/🔥', ['https://açaí.com.br/é/日本/👩‍👧/🔥']],
  ['HTTPS://EXEMPLO.com:8443/a', ['HTTPS://EXEMPLO.com:8443/a']],
  ['https://a.com:65535/a', ['https://a.com:65535/a']],
  ['https://exemplo.com:65536/ https://exemplo.com:99999. (https://exemplo.com:123456)', []],
  [
    'http://localhost:3000/a http://[::1]:8080/ https://ana:senha@exemplo.com/',
    ['http://localhost:3000/a', 'http://[::1]:8080/', 'https://ana:senha@exemplo.com/'],
  ],
  ['https:// http://. https://-a.com https://(a) ftp://exemplo.com //exemplo.com exemplo.com ana@exemplo.com', []],
  ['javascript:alert(1) data:text/html,x mailto:a@b.c javascript://https:alert(1)', []],
];

/** Texts in which `linkify` and the library linkify-it find different addresses on purpose. */
const DIFFERENCES: [reason: string, text: string, addresses: string[]][] = [
  ['U+200B is no part of an address', 'https://example.com/a\u200b', ['https://example.com/a']],
  ['U+200B separates an address from a word', 'https://example.com/a\u200bfim', ['https://example.com/a']],
  ['an invisible character ends an address', 'https://example.com/a\u2060\u00ad\u202efim', ['https://example.com/a']],
  ...['\u3164', '\u2800', '\u115f', '\u034f', '\ufe0f', '\u180b', '\u{e0100}', '\u200b'].map(
    (hidden): [string, string, string[]] => [
      `U+${hidden.codePointAt(0)?.toString(16)} ends an address`,
      `https://example.com/a${hidden} https://example.com${hidden} https://example.com/b${hidden}fim`,
      ['https://example.com/a', 'https://example.com', 'https://example.com/b'],
    ],
  ),
  ['a joiner at the end is no part of an address', 'https://example.com/a\u200d', ['https://example.com/a']],
  ['a quote ends an address', 'https://example.com/"a"', ['https://example.com/']],
  ['closing punctuation is no part of an address', 'https://example.com/a?!', ['https://example.com/a']],
  ['a closing colon is no part of an address', 'https://example.com/a: sim', ['https://example.com/a']],
  ['an address may follow a letter', 'vejahttps://example.com/a', ['https://example.com/a']],
  ['bold signs stand around an address', '**https://example.com/a**, sim', ['https://example.com/a']],
  ['italic signs stand around an address', '_https://example.com/a_.', ['https://example.com/a']],
  ['italic signs stand around a host', '_https://example.com_', ['https://example.com']],
  ['bold signs of chat programs stand around an address', '*https://example.com/a_b*', ['https://example.com/a_b']],
  ['signs of struck text stand around an address', '~~https://example.com/a~~', ['https://example.com/a']],
  ['bold and italic signs stand around an address', '**_https://example.com/a!_**', ['https://example.com/a']],
  ['italic signs stand around a port', '_https://example.com:8080_', ['https://example.com:8080']],
  ['a host may contain an underscore', 'https://meu_blog.example.com/a', ['https://meu_blog.example.com/a']],
];

/** Addresses with punctuation that ends other addresses. The library linkify-it finds some of them only. */
const INNER_PUNCTUATION = [
  'https://fr.wikipedia.org/wiki/L’Équipe',
  'https://de.wikipedia.org/wiki/Goethe–Schiller-Denkmal',
  'https://ca.wikipedia.org/wiki/Paral·lel',
  'https://ja.wikipedia.org/wiki/ドラゴンボール・スーパー',
  'https://he.wikipedia.org/wiki/צה״ל',
];

describe('linkify()', () => {
  it.each(INNER_PUNCTUATION)('the punctuation between two letters belongs to the address %s', (address) => {
    const text = `Veja ‘${address}’, (${address}) – ${address}. ${address}·`;
    expect(addressesIn(text)).toEqual([address, address, address, address]);
  });

  it('an emoji after a host does not belong to the address', () => {
    expect(addressesIn('https://exemplo.com🔥 https://exemplo.org❤️! https://exemplo.net🔥legal')).toEqual([
      'https://exemplo.com',
      'https://exemplo.org',
      'https://exemplo.net',
    ]);
  });

  it.each(['https://i❤.ws/', 'https://www.i❤️.ws/a', 'https://a🔥b.example.com'])(
    'an emoji within a host belongs to the address %s',
    (address) => expect(addressesIn(`Veja ${address} 🔥`)).toEqual([address]),
  );

  it.each(['https://exemplo.com/a_', 'https://exemplo.com/a*', 'https://exemplo.com/~', 'https://exemplo.com/__x__'])(
    'a sign for bold or italic text that is not directly before the address too belongs to the address %s',
    (address) => expect(addressesIn(`*Veja* ${address} (${address}) -${address}`)).toEqual([address, address, address]),
  );

  it.each(['*', '_', '~', '**', '__'])('the sign "%s" around an address stays in the text', (sign) => {
    expect(linkify(`a ${sign}https://exemplo.com/b${sign} c`)).toEqual([
      `a ${sign}`,
      'https://exemplo.com/b',
      `${sign} c`,
    ]);
    expect(linkify(`_https://exemplo.com:65536_ ${sign}`)).toEqual([`_https://exemplo.com:65536_ ${sign}`]);
  });

  it('digits above 65535 after a colon belong to an address if they are a password', () => {
    expect(addressesIn('https://ana:99999@exemplo.com/')).toEqual(['https://ana:99999@exemplo.com/']);
  });

  it.each(CORPUS)('finds the same addresses as the library linkify-it in the text %j', (text, addresses) => {
    expect(addressesIn(text)).toEqual(addresses);
    expect(peerAddressesIn(text)).toEqual(addresses);
  });

  it.each(DIFFERENCES)('unlike the library linkify-it, linkify follows the rule: %s', (_reason, text, addresses) => {
    expect(addressesIn(text)).toEqual(addresses);
    expect(peerAddressesIn(text)).not.toEqual(addresses);
  });

  it('finds the same addresses as the library linkify-it in random texts, and loses no character', () => {
    const piece = fc.constantFrom(
      ...'( ) [ ] { } . , ; ! ? - / # & = % @ ~ + * $ | “ ” ‘ ’ « » … — 。 < >'.split(' '),
      ...['a', 'b1', 'é', '日', '🔥', ' ', '\n'],
    );
    const address = fc.tuple(
      fc.constantFrom(' ', '(', '“', '\n', ''),
      fc.constantFrom('http', 'https', 'HTTPS'),
      fc.array(piece),
    );
    fc.assert(
      fc.property(fc.array(address, { maxLength: 3 }), (all) => {
        const text = all
          .map(([before, scheme, rest]) => `${before}${scheme}://exemplo.com/a${rest.join('')}`)
          .join(' ');
        // Skips random texts in which linkify-it differs: it ends an address at some doubled punctuation and at an
        // apostrophe between letters, and it accepts '<' and deeply nested brackets inside an address.
        fc.pre(!/[.,:;!?]{2}|[<>]|[\p{L}\d]’[\p{L}\d]|([([{])[^)\]}\s]*\1/u.test(text.replaceAll('://', '')));
        expect(addressesIn(text)).toEqual(peerAddressesIn(text).map(withoutClosing));
        expect(linkify(text).join('')).toBe(text);
      }),
      { numRuns: 1_000 },
    );
  });

  it('splits texts of 20,000 brackets or dots without losing a character', () => {
    for (const run of [
      '(',
      '(a',
      '[',
      '{(',
      ')',
      '.',
      ".'",
      '/(https://a',
      '()',
      '(()',
      '((a)https://a/',
      '(((((',
      '(a)(',
      '(❤️',
      '❤',
      '’a',
      '·',
      ':99999a',
      ':0',
    ]) {
      for (const text of [`https://a/${run.repeat(20_000)}`, `https://a${run.repeat(20_000)}`])
        expect(linkify(text).join('')).toBe(text);
    }
  });
});
