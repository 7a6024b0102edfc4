import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isBlank } from '../../schema/texts.ts';
import { CommentComposer } from '../../web/features/comments/CommentComposer.tsx';
import { emptyDraft, publishProblem } from '../../web/features/composer/draft.ts';
import { messages } from '../../web/features/composer/limits.ts';
import { MessageComposer } from '../../web/features/conversations/MessageComposer.tsx';
import { invisible, visible } from '../support/invisible.ts';
import { leave, renderApp, scriptedClient, signIn } from '../support/web.tsx';

beforeEach(() => {
  signIn();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  leave();
});

describe('texts of invisible characters only', () => {
  it('isBlank() returns true for texts of invisible characters and false for visible texts', () => {
    expect(invisible.filter((text) => !isBlank(text))).toEqual([]);
    expect(visible.filter(isBlank)).toEqual([]);
  });

  it('a text of invisible characters blocks publishing a post', () => {
    for (const text of invisible) expect(publishProblem({ ...emptyDraft('key'), text })).toBe(messages.nothingToSend);
  });

  it.each([
    ['comment', <CommentComposer postId="p1" label="Escreva um comentário" />, 'Escreva um comentário', 'Comentar'],
    ['message', <MessageComposer conversationId="c1" to="Bruno" />, 'Mensagem para Bruno', 'Enviar'],
  ])('a %s of invisible characters leaves its send button disabled', async (_title, composer, field, button) => {
    renderApp(scriptedClient().client, composer);
    const user = userEvent.setup();
    await user.click(screen.getByLabelText(field));
    for (const text of invisible) {
      await user.paste(text);
      expect(screen.getByRole('button', { name: button })).toHaveProperty('disabled', true);
    }
    await user.paste('oi');
    expect(screen.getByRole('button', { name: button })).toHaveProperty('disabled', false);
  });
});
