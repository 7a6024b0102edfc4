import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cutText, graphemeAt } from '../../schema/graphemes.ts';
import { NameLine } from '../../web/features/people/NameLine.tsx';
import { PostText } from '../../web/features/posts/PostText.tsx';
import { Avatar } from '../../web/ui/Avatar.tsx';
import { foldText } from '../../web/ui/text.ts';
import { TextField } from '../../web/ui/TextField.tsx';

const england = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';
const family = '👨‍👩‍👧‍👦';
const segmenter = Object.getOwnPropertyDescriptor(Intl, 'Segmenter') ?? {};

afterEach(() => {
  cleanup();
  Object.defineProperty(Intl, 'Segmenter', segmenter);
});

describe.each([
  ['with Intl.Segmenter', () => {}],
  ['without Intl.Segmenter, as in Firefox before 125', () => Reflect.deleteProperty(Intl, 'Segmenter')],
])('graphemes, %s', (_title, prepare) => {
  it.each([
    ['🇧🇷 Ana', '🇧🇷'],
    [`${family} Família`, family],
    ['👋🏽 Oi', '👋🏽'],
    [`${england} Ana`, england],
    ['1️⃣ Ana', '1️⃣'],
    ['❤️ Ana', '❤️'],
    ['e\u0301rica', 'E\u0301'],
    ['  bia', 'B'],
    ['علي', 'ع'],
    ['𝒜na', '𝒜'],
    ['\u200bClube', 'C'],
    ['\u3164\u115fClube', 'C'],
    ['\u2800\ufffcClube', 'C'],
    ['(Ana)', 'A'],
    ['"Ana"', 'A'],
    ['“Ana”', 'A'],
    ['.Ana', 'A'],
    ['@ana', 'A'],
    ['#ana', 'A'],
    ['#️⃣ Ana', '#️⃣'],
    ['★ Ana ★', 'A'],
    ['(👩‍🚀)', '👩‍🚀'],
    ['2 Irmãos', '2'],
    ['ßeta', 'ß'],
    ['\ufb01ona', '\ufb01'],
    ['ანა', 'ა'],
    ['ჰ\u0301', 'ჰ\u0301'],
    ['ᲐᲜᲐ', 'Ა'],
    ['ǆamija', 'ǅ'],
    ['Ǆamija', 'ǅ'],
    ['ǉubica', 'ǈ'],
    ['ǌegoš', 'ǋ'],
    ['ǳena', 'ǲ'],
    ['\u200b!?', '!'],
    ['', '·'],
  ])('the initial in the avatar of "%s" is "%s"', (name, initial) => {
    prepare();
    expect(render(<Avatar name={name} url={null} />).container.textContent).toBe(initial);
  });

  it('foldText cuts a long text before an emoji, never inside it', () => {
    prepare();
    for (const emoji of [family, '🇧🇷', england, '👋🏽']) {
      for (let before = 0; before < 12; before += 1) {
        const folded = foldText(`${'a'.repeat(before)}${emoji.repeat(200)}`) ?? '';
        expect(folded.slice(before).replaceAll(emoji, '')).toBe('');
        expect(folded.length).toBeGreaterThan(300);
      }
    }
  });

  it.each([
    ['a letter with 450 combining marks', 'a' + '\u0301'.repeat(450)],
    ['160 emoji joined by U+200D', '👍\u200d'.repeat(160)],
    ['450 letters of Hangul without a vowel', '\u1100'.repeat(450)],
    ['a flag with 300 tag characters', '🏴' + '\u{e0067}'.repeat(300)],
    ['a digit with 450 variation selectors', '1' + '\ufe0f'.repeat(450)],
    ['a letter with 360 combining marks before ten line feeds', 'a' + '\u0301'.repeat(360) + '\n'.repeat(10)],
  ])('PostText shows the beginning of %s, and the button to see the whole text', (_what, text) => {
    prepare();
    render(<PostText id={crypto.randomUUID()} text={text} folds />);
    const shown = document.body.textContent.replace('… ver mais', '');
    expect(shown).not.toBe('');
    expect(text.startsWith(shown)).toBe(true);
    expect(shown.isWellFormed()).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'ver mais' }));
    expect(document.body.textContent).toBe(text);
  });

  it.each([39, 40, 59, 60])('cutText leaves %i units of an emoji that is longer, without half a character', (max) => {
    prepare();
    const cut = cutText('👍🏽\u200d'.repeat(100), max);
    expect(cut.isWellFormed()).toBe(true);
    expect(cut.length).toBeGreaterThanOrEqual(max - 1);
  });

  it('NameLine keeps the last emoji of a name whole beside the badge', () => {
    prepare();
    const { container } = render(
      <NameLine name={`Ana${family}`}>
        <svg />
      </NameLine>,
    );
    expect(container.querySelector('span')?.textContent).toBe(family);
    expect(container.textContent).toBe(`Ana${family}`);
  });

  it('graphemeAt finds the same graphemes as Intl.Segmenter', () => {
    const text = `Olá, ${family}${england}🇧🇷🇵🇹 e\u0301 1️⃣ 👍🏽`;
    const all = () => {
      const found: string[] = [];
      for (let at = 0; at < text.length; at += found.at(-1)?.length ?? 1)
        found.push(graphemeAt(text, at)?.segment ?? '');
      return found;
    };
    const expected = all();
    prepare();
    expect(all()).toEqual(expected);
  });
});

describe.each([
  ['with Intl.Segmenter', () => {}],
  ['without Intl.Segmenter, as in Firefox before 125', () => Reflect.deleteProperty(Intl, 'Segmenter')],
])('text field of at most 80 characters, %s', (_title, prepare) => {
  beforeEach(prepare);

  function Field({ before = '' }) {
    const [value, setValue] = useState(before);
    return <TextField label="Nome" maxLength={80} value={value} onChange={({ target }) => setValue(target.value)} />;
  }
  const value = () => screen.getByLabelText<HTMLInputElement>('Nome').value;

  it('a text field of at most 80 characters accepts 80 emoji', async () => {
    render(<Field />);
    await userEvent.click(screen.getByLabelText('Nome'));
    await userEvent.paste('🔥'.repeat(80));
    expect(value()).toBe('🔥'.repeat(80));
  });

  it.each([family, '🇧🇷', england, '👋🏽', 'e\u0301', '❤️'])(
    'a text field of at most 80 characters cuts a pasted name before %s that does not fit',
    async (grapheme) => {
      render(<Field />);
      const room = 81 - Array.from(grapheme).length;
      await userEvent.click(screen.getByLabelText('Nome'));
      await userEvent.paste('a'.repeat(room) + grapheme + 'b');
      expect(value()).toBe('a'.repeat(room));
    },
  );

  it.each([family, '🇧🇷', england, '👋🏽', 'e\u0301', '❤️'])(
    'a text field of at most 80 characters keeps %s at the end of a pasted name when it just fits',
    async (grapheme) => {
      render(<Field />);
      const fitting = 'a'.repeat(80 - Array.from(grapheme).length) + grapheme;
      await userEvent.click(screen.getByLabelText('Nome'));
      await userEvent.paste(`${fitting}b`);
      expect(value()).toBe(fitting);
    },
  );

  it('text typed before existing text is cut at the limit of the text field, and the existing text is kept', async () => {
    render(<Field before={'z'.repeat(78)} />);
    await userEvent.type(screen.getByLabelText('Nome'), 'abc', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    expect(value()).toBe('ab' + 'z'.repeat(78));
    await userEvent.type(screen.getByLabelText('Nome'), 'x');
    expect(value()).toBe('ab' + 'z'.repeat(78));
  });

  it.each([
    ['after', 'zz', 'zz' + 'a'.repeat(78)],
    ['before', '', 'a'.repeat(78) + 'zz'],
  ])(
    'a text that is dropped %s the text of a field is cut at the limit, and the text is kept',
    (_where, first, all) => {
      render(<Field before="zz" />);
      const field = screen.getByLabelText<HTMLInputElement>('Nome');
      const dropped = 'a'.repeat(90);
      // Browsers insert the dropped text, select it, and then dispatch the event.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        field,
        first === '' ? `${dropped}zz` : `zz${dropped}`,
      );
      field.setSelectionRange(first.length, first.length + dropped.length);
      fireEvent(field, new InputEvent('input', { bubbles: true, inputType: 'insertFromDrop' }));
      expect(value()).toBe(all);
    },
  );
});

it('initialOf() creates one Intl.Segmenter for all names, because creating one is slow', async () => {
  vi.resetModules();
  const { initialOf } = await import('../../schema/graphemes.ts');
  const create = vi.fn();
  class Counted extends Intl.Segmenter {
    constructor(locale: string) {
      super(locale);
      create();
    }
  }
  Object.defineProperty(Intl, 'Segmenter', { configurable: true, value: Counted });
  expect(['Ana', 'Bia', '🇧🇷 Caio'].map(initialOf)).toEqual(['A', 'B', '🇧🇷']);
  expect(create).toHaveBeenCalledTimes(1);
});
