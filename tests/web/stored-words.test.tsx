import { ApolloClient, ApolloLink } from '@apollo/client';
import { cleanup, renderHook, act } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { createCache } from '../../web/apollo/cache.ts';
import { LogInDocument } from '../../web/features/accounts/generated/accounts.ts';
import { storeSession } from '../../web/features/accounts/storeSession.ts';
import { readAdDraft, resumeOpenPix } from '../../web/features/ads/adDraft.ts';
import { profileDraft } from '../../web/features/profiles/profileDraft.ts';
import { useDiscoverUrl } from '../../web/features/profiles/useDiscoverUrl.ts';
import { leave, signIn } from '../support/web.tsx';

afterEach(() => {
  cleanup();
  leave();
});

describe('the stored session', () => {
  const session = { token: 't', userId: 'me', name: 'Ana MAN', nickname: 'WOMAN', imageUrl: null };

  it("contains the platform's words of SPEC.md after a sign-in, not the names of the schema", () => {
    storeSession({
      ...{ __typename: 'Session', ...session },
      ...{ profileType: 'PROFESSIONAL', preferences: ['WOMAN', 'MAN', 'TRANS'] },
    });
    const { token, ...user } = session;
    expect(localStorage.getItem('t')).toBe(token);
    expect(JSON.parse(localStorage.getItem('s') ?? '')).toMatchObject({
      ...user,
      profileType: 'PROFISSIONAL',
      preferences: ['MULHER', 'HOMEM', 'TRANS'],
    });
  });

  it('contains these words also if a gateway of the release before answers with them', async () => {
    const older = { profileType: 'PROFISSIONAL', preferences: ['MULHER', 'HOMEM', 'TRANS'] };
    const logIn = { __typename: 'LogInSuccess', session: { __typename: 'Session', ...session, ...older } };
    const client = new ApolloClient({ cache: createCache(), link: new ApolloLink(() => of({ data: { logIn } })) });
    const input = { email: 'ana@brasa.example', password: 'segredo-da-ana' };
    const { data } = await client.mutate({ mutation: LogInDocument, variables: { input } });
    if (data?.logIn.__typename === 'LogInSuccess') storeSession(data.logIn.session);
    expect(JSON.parse(localStorage.getItem('s') ?? '')).toMatchObject({
      profileType: 'PROFISSIONAL',
      preferences: ['MULHER', 'HOMEM', 'TRANS'],
    });
  });
});

describe('a draft that the release before has stored', () => {
  const ad = { images: [], title: 'Velas', link: '', highlight: 'FEED', startDate: '', endDate: '', key: 'form-1' };
  const stored = { ...ad, targets: ['MULHER', 'HOMEM', 'TRANS'] };

  it('of an ad keeps its targets', () => {
    signIn();
    sessionStorage.setItem('@me/ad-draft:PROFILE_AD', JSON.stringify(stored));
    expect(readAdDraft('PROFILE_AD')).toMatchObject({ ...ad, targets: ['WOMAN', 'MAN', 'TRANS'] });
  });

  it('of an ad with an open Pix is resumed with its targets', () => {
    signIn();
    const intent = { paymentIntentId: 'pi_1', clientSecret: 'secret', centavos: 300 };
    const open = { draft: stored, intent, until: Date.now() + 60_000 };
    localStorage.setItem('@me/open-ad-pix:PROFILE_AD', JSON.stringify(open));
    expect(resumeOpenPix(() => true)).toBe('PROFILE_AD');
    expect(readAdDraft('PROFILE_AD')).toMatchObject({ key: 'form-1', targets: ['WOMAN', 'MAN', 'TRANS'] });
  });

  it('of the profile keeps its gender and its preferences', () => {
    signIn();
    const values = { name: 'Ana', nickname: 'ana', bio: '', isPrivate: false };
    sessionStorage.setItem(
      '@me/words/profile-draft',
      JSON.stringify({ ...values, gender: 'MULHER', preferences: ['HOMEM', 'WOMAN'] }),
    );
    expect(profileDraft.read()).toEqual({ ...values, gender: 'WOMAN', preferences: ['MAN', 'WOMAN'] });
  });

  it('with another gender is not read', () => {
    signIn();
    const values = { name: 'Ana', nickname: 'ana', bio: '', isPrivate: false, preferences: [] };
    sessionStorage.setItem('@me/words/profile-draft', JSON.stringify({ ...values, gender: 'OUTRO' }));
    expect(profileDraft.read()).toBeNull();
  });
});

describe('the URL of a search', () => {
  function open(search: string) {
    return renderHook(() => ({ url: useDiscoverUrl(), location: useLocation() }), {
      wrapper: ({ children }) => <MemoryRouter initialEntries={[`/discover${search}`]}>{children}</MemoryRouter>,
    }).result;
  }

  it.each([
    ['MULHER', 'WOMAN'],
    ['HOMEM', 'MAN'],
    ['TRANS', 'TRANS'],
    ['WOMAN', null],
  ])('with categoria=%s selects the category %s', (word, category) => {
    expect(open(`?categoria=${word}`).current.url.category).toBe(category);
  });

  it('gets the Portuguese word of a chosen category, loses it with null, and keeps it if only the text changes', () => {
    const result = open('');
    act(() => result.current.url.change({ categoria: 'WOMAN' }));
    expect(result.current.location.search).toBe('?categoria=MULHER');
    act(() => result.current.url.change({ busca: 'mar' }));
    expect(result.current.location.search).toBe('?categoria=MULHER&busca=mar');
    act(() => result.current.url.change({ categoria: null }));
    expect(result.current.location.search).toBe('?busca=mar');
  });
});
