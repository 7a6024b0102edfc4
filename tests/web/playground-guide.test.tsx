import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Guide } from '../../bff/gateway/playground/guide/Guide.tsx';
import { readSdl } from '../../schema/sdl.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Calls `does`, after which the page loads the schema, and waits until React has rendered the page. */
async function waitAfter(does: () => void) {
  await act(() => {
    does();
    return Promise.resolve();
  });
}

describe("the playground's pages without an editor", () => {
  it('say that the schema cannot be loaded, and show the error code after the reader tries again', async () => {
    // React logs each error that a boundary catches.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const asked = vi
      .spyOn(globalThis, 'fetch')
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(new Response('busy', { status: 503 }))
      .mockImplementation(() => Promise.resolve(new Response(readSdl())));
    await waitAfter(() => render(<Guide path="/playground/errors/NOT_FOUND" />));
    for (const failures of [1, 2]) {
      const { textContent } = await screen.findByRole('alert');
      expect(textContent).toContain('The gateway does not send the schema');
      expect(asked).toHaveBeenCalledTimes(failures);
      await waitAfter(() => screen.getByRole('button', { name: 'Try again' }).click());
    }
    await screen.findByRole('heading', { name: 'NOT_FOUND' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['/playground/errors/NO_SUCH_CODE', 'There is no error code NO_SUCH_CODE.'],
    ['/playground/recipes/no-such-recipe', 'There is no recipe no-such-recipe.'],
  ])(
    'say for the unknown address %s that the page does not exist, above the list of all pages',
    async (path, words) => {
      vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(readSdl())));
      await waitAfter(() => render(<Guide path={path} />));
      expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Not found');
      expect(screen.getByRole('main').textContent).toContain(words);
      expect(screen.getByRole('main').querySelectorAll('a').length).toBeGreaterThan(5);
    },
  );
});
