import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { useSubscription } from '../../../web/features/communities/vip/useSubscription.ts';
import { useBeginPix } from '../../../web/features/wallet/pix/usePix.ts';
import { useBeginTopUp } from '../../../web/features/wallet/useTopUp.ts';
import { renderApp, scriptedClient } from '../../support/web.tsx';

const withKey = z.object({ input: z.object({ idempotencyKey: z.string() }) });

function CardTopUp() {
  const begin = useBeginTopUp();
  return <button onClick={() => void begin(1_000, undefined)}>Pagar</button>;
}
function PixTopUp() {
  const begin = useBeginPix();
  return <button onClick={() => void begin(1_000)}>Pagar</button>;
}
function VipMonth() {
  const { startPix } = useSubscription('c1');
  return <button onClick={() => void startPix(1_000)}>Pagar</button>;
}

it.each([
  ['a top-up by card', CardTopUp, 'CreateTopUpIntent'],
  ['a top-up by Pix', PixTopUp, 'CreatePixTopUp'],
  ['a VIP month by Pix', VipMonth, 'SubscribeByPix'],
])(
  '%s keeps its idempotency key after a lost answer, and gets a new key once the server has refused the key',
  async (_what, Page, operation) => {
    const { client, nth } = scriptedClient();
    renderApp(client, <Page />);
    const user = userEvent.setup();
    const keyOfTry = async (index: number) => {
      await user.click(screen.getByRole('button', { name: 'Pagar' }));
      await waitFor(() => nth(operation, index));
      return withKey.parse(nth(operation, index).variables).input.idempotencyKey;
    };
    const lost = await keyOfTry(0);
    act(() => nth(operation, 0).fail());
    const refused = await keyOfTry(1);
    const conflict = { message: 'A chave já foi usada.', extensions: { code: 'BAD_USER_INPUT' } };
    act(() => nth(operation, 1).fail(new CombinedGraphQLErrors({ errors: [conflict] })));
    expect(refused).toBe(lost);
    expect(await keyOfTry(2)).not.toBe(refused);
  },
);
