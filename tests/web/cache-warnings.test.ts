import { ApolloClient, ApolloLink } from '@apollo/client';
import { of } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { createCache } from '../../web/apollo/cache.ts';
import { LogInDocument } from '../../web/features/accounts/generated/accounts.ts';

it('the cache stores a Refusal as the result of a union field without a console warning', async () => {
  const warn = vi.spyOn(console, 'warn');
  const refusal = { __typename: 'Refusal', code: 'INVALID_CREDENTIALS', message: 'Email ou senha inválido' };
  const link = new ApolloLink(() => of({ data: { logIn: refusal } }));
  const client = new ApolloClient({ cache: createCache(), link });
  const input = { email: 'ana@brasa.example', password: 'ventania-azul-77' };
  const { data } = await client.mutate({ mutation: LogInDocument, variables: { input } });
  expect(data?.logIn).toEqual(refusal);
  expect(warn).not.toHaveBeenCalled();
});
