import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PostText } from '../../../web/features/posts/PostText.tsx';
import { linkify } from '../../../web/ui/text.ts';
import { texts } from '../../support/texts.ts';

const vectors = [
  '<img src=x onerror=ran()>',
  '<script>ran()</script>',
  '<a href="javascript:ran()">x</a>',
  '<svg onload=ran()>',
];

afterEach(cleanup);

describe('rendered text of a member', () => {
  it('linkify and PostText leave every character of a text as written', () => {
    for (const text of [...texts, ...vectors]) {
      expect(linkify(text).join('')).toBe(text);
      const { container, unmount } = render(<PostText id={text} text={text} folds={false} />);
      expect(container.textContent).toBe(text);
      unmount();
    }
  });

  it('PostText renders web addresses as links and no other markup', () => {
    for (const text of [...texts, ...vectors]) {
      const { container, unmount } = render(<PostText id={text} text={text} folds={false} />);
      const inside = [...(container.querySelector('p')?.querySelectorAll('*') ?? [])];
      expect(inside.filter((element) => !/^https?:/.test(element.getAttribute('href') ?? ''))).toEqual([]);
      unmount();
    }
    render(<PostText id="x" text="veja https://exemplo.com/a<b" folds={false} />);
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://exemplo.com/a');
  });
});
