import { describe, expect, it } from 'vitest';
import { foldText, linkify } from '../../../web/ui/text.ts';
import { sanitizeText } from '../../../web/ui/sanitizeText.ts';

const hrefs = (text: string) => linkify(text).flatMap(({ href }) => href ?? []);

describe('texts of members', () => {
  it('linkify links web addresses without the punctuation around them', () => {
    expect(hrefs('Veja (https://exemplo.com/a?b=1), e http://exemplo.org.')).toEqual([
      'https://exemplo.com/a?b=1',
      'http://exemplo.org',
    ]);
  });

  it('linkify links no scheme other than http and https', () => {
    expect(hrefs('javascript:alert(1) data:text/html,x ftp://x.y mailto:a@b.c')).toEqual([]);
  });

  it('the parts of linkify join to the original text', () => {
    const text = 'a https://exemplo.com/b. c\nhttp://d.e/f';
    expect(
      linkify(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it('foldText folds a long text between words and never within an emoji', () => {
    expect(foldText('curto')).toBeNull();
    expect(foldText('palavra '.repeat(100))).toMatch(/palavra$/);
    expect(foldText('🔥'.repeat(400))?.isWellFormed()).toBe(true);
    expect(foldText(Array.from({ length: 12 }, (_, index) => `linha ${index}`).join('\n'))?.split('\n')).toHaveLength(
      7,
    );
  });

  it('sanitizeText removes tags and scripts and keeps the rest as typed', async () => {
    expect(await sanitizeText(' <b>oi</b><script>alert(1)</script><img src=x onerror=alert(1)> ')).toBe('oi');
    expect(await sanitizeText('1 < 2 & eu <3 você\n&lt;b&gt;')).toBe('1 < 2 & eu <3 você\n&lt;b&gt;');
  });
});
