import { gql } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import {
  PersonItems_ProfileFragmentDoc,
  usePersonItemsProfileFragment,
} from '../../web/features/people/generated/relations.ts';
import {
  WalletDocument,
  useWalletLazyQuery,
  useWalletQuery,
  useWalletSuspenseQuery,
} from '../../web/features/wallet/generated/wallet.ts';
import { mockedClient } from '../support/mocked-client.ts';
import { renderApp, scriptedClient } from '../support/web.tsx';

const FollowerCount = gql`
  fragment FollowerCount on Profile {
    followerCount
  }
`;
const money = { Money: () => ({ formatted: 'R$ 12,00' }) };

describe('the generated hooks', () => {
  it('a query hook with skipToken sends nothing, and asks as soon as it gets options', () => {
    const { client, asked } = scriptedClient();
    const Balance = ({ isShown }: { isShown: boolean }) => {
      const { data } = useWalletQuery(isShown ? {} : skipToken);
      return <p>{data?.wallet.balance.formatted ?? 'sem saldo'}</p>;
    };
    const { unmount } = renderApp(client, <Balance isShown={false} />);
    expect(screen.getByText('sem saldo')).toBeDefined();
    expect(asked).toEqual([]);
    unmount();
    renderApp(client, <Balance isShown />);
    expect(asked.map(({ name }) => name)).toEqual(['Wallet']);
  });

  it('a lazy hook asks when it is called', async () => {
    const Balance = () => {
      const [load, { data, called }] = useWalletLazyQuery();
      return <button onClick={() => void load()}>{data?.wallet.balance.formatted ?? `called: ${called}`}</button>;
    };
    renderApp(mockedClient(money), <Balance />);
    const button = screen.getByText('called: false');
    act(() => button.click());
    expect(await screen.findByText('R$ 12,00')).toBe(button);
  });

  it('a suspense hook shows the fallback until the answer is there', async () => {
    const Balance = () => {
      const { data } = useWalletSuspenseQuery();
      return <p>{data.wallet.balance.formatted}</p>;
    };
    const { client, nth } = scriptedClient();
    const page = (
      <Suspense fallback="Carregando">
        <Balance />
      </Suspense>
    );
    await act(() => Promise.resolve(renderApp(client, page)));
    expect(screen.getByText('Carregando')).toBeDefined();
    const { data } = await mockedClient(money).query({ query: WalletDocument });
    act(() => nth('Wallet').answer({ ...data }));
    expect(await screen.findByText('R$ 12,00')).toBeDefined();
  });

  it('a component with a fragment hook renders again when a field of its own fragment changes, and not for others', async () => {
    const client = mockedClient();
    const id = 'Profile:bia';
    client.writeFragment({
      id,
      fragment: PersonItems_ProfileFragmentDoc,
      data: { __typename: 'Profile', id: 'bia', isMuted: false },
    });
    client.writeFragment({
      id,
      fragment: FollowerCount,
      data: { __typename: 'Profile', followerCount: 1 },
    });
    const texts: string[] = [];
    const Mute = () => {
      const { data } = usePersonItemsProfileFragment({ __typename: 'Profile', id: 'bia' });
      const text = data.isMuted === true ? 'silenciada' : 'ouvida';
      texts.push(text);
      return <p>{text}</p>;
    };
    renderApp(client, <Mute />);
    act(() => void client.cache.modify({ id, fields: { followerCount: () => 2 } }));
    act(() => void client.cache.modify({ id, fields: { isMuted: () => true } }));
    expect(await screen.findByText('silenciada')).toBeDefined();
    expect(texts).toEqual(['ouvida', 'silenciada']);
  });
});
