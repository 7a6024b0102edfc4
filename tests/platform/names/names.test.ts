import { describe, expect, it } from 'vitest';
import { hasOnlyAllowed, isOfOneAlphabet } from '../../../bff/platform/names/restriction.ts';
import { keysOfNickname, skeletonOf } from '../../../bff/platform/names/skeleton.ts';

const england = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';
const isFine = (name: string) => hasOnlyAllowed(name) && isOfOneAlphabet(name);

describe('characters and alphabets of a name', () => {
  it.each([
    ...[
      'Ana',
      'João Pedro 9683',
      "Joana d'Ávila",
      'Profª Ana',
      'R&B',
      'ana_b.moura-2',
      '★ Ana ★',
      'Łukasz Žižek',
      'Nguyễn Thị',
    ],
    ...['Мария', 'Ελένη', 'علي', 'שרה', '日本 ひろ ヒロ', 'Kenji 健二', '김지우', 'अनीता', 'ก้อย', 'Ana 日本'],
    ...['山﨑 花', '濵田', '栁田', '𠮷野家 さくら', '𡈽屋', 'Ana 﨑', '﨑山ヒロ', '\u{2000b}\u{30000}'],
    ...['דָוִד', 'בְּרָכָה', 'שָׁלוֹם', 'מֹשֶׁה', 'חׇכְמָה', 'مُحَمَّد'],
    ...[
      `${england} Ana`,
      '🏳️‍🌈 Bia',
      'Bia 👩‍🚀',
      'Bia ❤️',
      'Bia 👍🏽',
      'Bia 1️⃣',
      '🇧🇷 Ana',
      '👨‍👩‍👧‍👦 Família',
      '⭐️ Ana',
      'Ana 22',
      'علي ٢٢',
      'علي 22',
      'अनीता ३',
      'ก้อย ๓',
      'g\u0303uarani',
      '❤‍🔥',
      '♥ Bia',
    ],
  ])('the name "%s" is allowed', (name) => {
    expect(isFine(name)).toBe(true);
  });

  it.each([
    ['a Cyrillic letter among Latin letters', '\u0410na'],
    ['a Greek letter among Latin letters', 'An\u03b1'],
    ['fullwidth letters', '\uff21\uff4e\uff41'],
    ['mathematical bold letters', '\u{1d400}\u{1d427}\u{1d41a}'],
    ['circled letters', '\u24b6\u24dd\u24d0'],
    ['phonetic small capitals', '\u1d00\u0274\u1d00'],
    ['an extinct script', '\u{10330}\u{10331}'],
    ['a zero-width space', 'A\u200bna'],
    ['a zero-width joiner between letters', 'A\u200dna'],
    ['a direction override', 'Ana \u202eanA'],
    ['a blank Braille character', 'A\u2800na'],
    ['tag characters after a letter', 'Ana\u{e0067}\u{e0062}\u{e007f}'],
    ['a flag whose tag characters name no region', '\u{1f3f4}\u{e0078}\u{e0078}\u{e007f}'],
    ['emoji joined to an unknown sequence', '🔥\u200d🔥'],
    ['stacked combining marks', `A${'\u0301'.repeat(9)}`],
    ['a Gujarati digit in a Latin name', 'J\u0ae6ão'],
    ['a Burmese digit in a Latin name', 'J\u1040ão'],
    ['an Arabic digit in a Latin name', 'Ana\u0663'],
    ['a Hindi digit in a Latin name', 'Ana\u0969'],
    ['digits of three decimal systems', '1\u0662\u0969'],
    ['Arabic digits of two decimal systems', 'علي \u0662\u06f3'],
    ['a Hindi combining mark in a Latin name', 'Ana\u094d'],
    ['a Hebrew vowel point in a Latin name', 'Ana\u05b7'],
    ['a Hebrew accent of cantillation', 'דוד\u0591'],
    ['a rare Han letter in a Cyrillic name', 'Анна\u{20bb7}'],
    ['half of a flag', '\u{1f1e6}na'],
    ['halves of flags of no region', '\u{1f1e6}\u{1f1f3}\u{1f1e6}'],
    ['an unassigned code point', 'Ana\u0378'],
    ['a private code point', 'Ana\ue000'],
    ['a private code point of plane 15', 'Ana\u{f0000}'],
    ['an object replacement character', 'Ana\ufffc'],
    ['a replacement character', 'Ana\ufffd'],
    ['a format character that is visible', 'Ana\u0600'],
    ['forty variation selectors after an emoji', `Ana❤${'\ufe0f'.repeat(40)}`],
    ['a variation selector after the joiner of an emoji', 'Ana 👩\u200d\ufe0f🚀'],
  ])('a name with %s is not allowed', (_what, name) => {
    expect(isFine(name)).toBe(false);
  });
});

describe('confusable nicknames', () => {
  const shareKey = (one: string, other: string) =>
    keysOfNickname(one).some((key) => keysOfNickname(other).includes(key));

  it.each([
    ['ana', 'ANA'],
    ['Ace', '\u0410\u0441\u0435'],
    ['Tom', '\u0422\u041e\u041c'],
    ['Iara', 'lara'],
    ['moderador', 'rnoderador'],
    ['Oto', '0to'],
    ['Ana', '\u0410na'],
    ['Ana', '\uff21\uff4e\uff41'],
    ['Ana', '\u{1d400}\u{1d427}\u{1d41a}'],
    ['Ana', 'A\u200bna'],
    ['Ana', '🅰na'],
    ['Bia', '🅱ia'],
    ['Oscar', '🅾️scar'],
    ['Mario', 'Ⓜ️ario'],
    ['ana', '\u{1f1e6}na'],
    ['Ana', '\u{1f1e6}\u{1f1f3}\u{1f1e6}'],
    ['Joao', 'J⭕ao'],
    ['joao', 'J0️⃣ao'],
    ['Okada', '🆗ada'],
    ['Caio', '©️aio'],
    ['clara', 'CIara'],
    ['CLARA', 'CIara'],
    ['paypal', 'PaypaI'],
    ['julia', 'JuIia'],
    ['Allan', 'aIIan'],
    ['marolo', 'rnar0lo'],
    ['marolo', 'MAROlO'],
    ['clara', 'C\u0406ara'],
  ])('the look-alike nicknames "%s" and "%s" share a comparison key, so only one can be taken', (one, other) => {
    expect(shareKey(one, other)).toBe(true);
  });

  it.each([
    ['Iara', 'Lara'],
    ['João', 'Joao'],
    ['Ana', 'Anna'],
    ['ana1', 'ana2'],
    ['MARIA', 'Marla'],
    ['Maria Iara', 'Maria Lara'],
    ['🔥 Ana', 'Ana'],
    ['❤️ Bia', '🔥 Bia'],
  ])('the nicknames "%s" and "%s" share no comparison key, so both can be taken', (one, other) => {
    expect(shareKey(one, other)).toBe(false);
  });

  it('skeletonOf() replaces look-alike characters as listed in confusables.txt of Unicode 17', () => {
    expect(skeletonOf('\u0251\u0261\u0131')).toBe('agi');
    expect(skeletonOf('m')).toBe('rn');
    expect(skeletonOf('愸')).toBe('\u{2b73f}');
    expect(skeletonOf('﨑𠮷濵栁')).toBe('﨑𠮷濵栁');
  });
});
