import { describe, expect, it } from 'vitest';
import { foldText } from '../../../web/ui/text.ts';
import { sanitizeText } from '../../../web/ui/sanitizeText.ts';

describe('texts of members', () => {
  it('foldText cuts a long text between words and never inside an emoji', () => {
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
