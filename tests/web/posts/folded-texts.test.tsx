import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { BubbleText } from '../../../web/features/conversations/Bubble.tsx';

afterEach(cleanup);

it('a message of 499 line feeds is folded and can be expanded', async () => {
  render(<BubbleText id="tall" text={`começo${'\n'.repeat(499)}fim`} />);
  expect(document.body.textContent).not.toContain('fim');
  await userEvent.click(screen.getByRole('button', { name: 'ver mais' }));
  expect(document.body.textContent).toContain('fim');
});

it('a short message is not folded', () => {
  render(<BubbleText id="short" text="Oi, tudo bem?" />);
  expect(screen.queryByRole('button')).toBeNull();
});
