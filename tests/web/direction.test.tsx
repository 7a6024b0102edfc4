import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { namesOf, sentenceOf } from '../../web/features/notifications/words.ts';
import { Byline } from '../../web/features/people/Byline.tsx';
import { isolate } from '../../web/ui/isolate.ts';
import { someone } from '../support/web.tsx';

afterEach(cleanup);

describe('a name that is read from right to left', () => {
  it('stands by itself in a byline, so that it moves neither the time nor the @', () => {
    const author = { ...someone, name: 'علي', nickname: 'علي2' };
    const { container } = render(
      <MemoryRouter>
        <Byline author={author}>5 min</Byline>
      </MemoryRouter>,
    );
    expect([...container.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual(['علي', 'علي2']);
    expect(container.textContent).toBe('علي@علي2 · 5 min');
  });

  it('is isolated in the sentence of a notification, with each of several names', () => {
    const actors = ['علي', 'שרה'].map((name, at) => ({ ...someone, id: `m${at}`, name }));
    expect(namesOf({ actors, actorCount: 2 })).toBe('\u2068علي\u2069 e \u2068שרה\u2069');
    expect(namesOf({ actors, actorCount: 4 })).toBe('\u2068علي\u2069 e mais 3');
  });
});

describe('a control of direction', () => {
  it('does not reach the sentence around a community’s name', () => {
    const notification = { actors: [], actorCount: 0, communityName: 'Clube \u202e odairc', detail: 'aprovado' };
    expect(sentenceOf({ kind: 'COMMUNITY_ANSWER', ...notification })).toBe(
      'Seu pedido para entrar em Clube  odairc foi aprovado',
    );
  });

  it('does not end the isolation of a name', () => {
    expect(isolate('علي\u2069\u202e')).toBe('\u2068علي\u2069');
  });

  it('is not added to names that are read from left to right', () => {
    for (const name of ['Ana', 'João 9683', 'Мария', '日本', '👨‍👩‍👧']) expect(isolate(name)).toBe(name);
  });
});
