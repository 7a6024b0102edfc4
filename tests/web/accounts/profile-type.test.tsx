import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getSession } from '../../../web/storage/session.ts';
import { ProfileTypeSettings } from '../../../web/features/accounts/ProfileTypeSettings.tsx';
import { changeSessionUser, renewSessionUser } from '../../../web/features/accounts/sessionUser.ts';
import { leave, renderApp, scriptedClient, signIn, signInProfessional } from '../../support/web.tsx';

const stateOf = (more: object) => ({
  profileTypeState: {
    __typename: 'ProfileTypeState',
    id: 'me',
    profileType: 'FREE',
    runningCount: 0,
    renewalCount: 0,
    paidCommunities: [],
    ...more,
  },
});
const changed = (more: object) => ({
  setProfileType: { __typename: 'SetProfileTypeSuccess', state: stateOf(more).profileTypeState },
});
const mesa = { __typename: 'PaidCommunity', id: 'c1', name: 'Mesa', subscriberCount: 2 };

beforeEach(() => {
  signIn();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

function open(state: object) {
  const server = scriptedClient();
  renderApp(server.client, <ProfileTypeSettings />);
  server.nth('ProfileTypeSettings').answer(stateOf(state));
  return { server, user: userEvent.setup() };
}

it('switching to PROFISSIONAL asks for confirmation; the page and the session show the new type once the server answers', async () => {
  const { server, user } = open({});
  const change = await screen.findByRole('button', { name: 'Mudar para PROFISSIONAL' });
  expect(screen.getByText(/É grátis e vale na hora/)).toBeTruthy();
  await user.click(change);
  expect(server.of('SetProfileType')).toEqual([]);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Mudar' }));
  expect(server.nth('SetProfileType').variables).toEqual({ input: { profileType: 'PROFESSIONAL' } });
  expect(getSession()?.user.profileType, 'the profile type changes only with the answer').toBe('FREE');
  // While the change is pending, a second click must not open a second dialog.
  await user.click(change);
  expect(screen.queryByRole('alertdialog')).toBeNull();

  server.nth('SetProfileType').answer(changed({ profileType: 'PROFESSIONAL' }));
  expect(await screen.findByRole('heading', { name: 'Seu perfil é PROFISSIONAL' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Abrir Comunidades' }).getAttribute('href')).toBe('/groups');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Seu tipo de perfil' }));
  expect(getSession()?.user.profileType).toBe('PROFISSIONAL');
  expect(localStorage.getItem('s')).toContain('"profileType":"PROFISSIONAL"');
  expect(server.of('SetProfileType')).toHaveLength(1);
});

it('a failed change of profile type shows an error and leaves the member FREE', async () => {
  const { server, user } = open({});
  await user.click(await screen.findByRole('button', { name: 'Mudar para PROFISSIONAL' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Mudar' }));
  server.nth('SetProfileType').fail();
  expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível concluir');
  expect(getSession()?.user.profileType).toBe('FREE');
});

it('a PROFISSIONAL member with subscribers sees the paid communities and no button back to FREE', async () => {
  signInProfessional();
  open({ profileType: 'PROFESSIONAL', runningCount: 1, paidCommunities: [mesa] });
  const link = await screen.findByRole('link', { name: /Mesa/ });
  expect([link.getAttribute('href'), link.textContent]).toEqual(['/groups/c1', 'Mesa2 assinantes']);
  expect(screen.queryByRole('button', { name: 'Voltar a ser FREE' })).toBeNull();
});

it('if going back to FREE fails with HAS_SUBSCRIBERS, the member stays PROFISSIONAL and sees the error and the community', async () => {
  signInProfessional();
  const { server, user } = open({ profileType: 'PROFESSIONAL', renewalCount: 2 });
  expect(await screen.findByText(/Suas 2 assinaturas VIP não se renovam/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Voltar a ser FREE' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Voltar a ser FREE' }));
  const message = 'Há assinantes em: Mesa.';
  server.nth('SetProfileType').answer({ setProfileType: { __typename: 'Refusal', code: 'HAS_SUBSCRIBERS', message } });
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  server.nth('ProfileTypeSettings', 1).answer(stateOf({ profileType: 'PROFESSIONAL', paidCommunities: [mesa] }));
  expect(await screen.findByRole('link', { name: /Mesa/ })).toBeTruthy();
  expect(getSession()?.user.profileType).toBe('PROFISSIONAL');
});

it('renewSessionUser() updates the stored member from the server and ignores an answer for another member', async () => {
  const server = scriptedClient();
  const asked = async (id: string, profileType: string | null) => {
    const renewed = renewSessionUser(server.client);
    const profile = { __typename: 'Profile', id, name: 'Ana Prado', nickname: 'prado' };
    server.asked.at(-1)?.answer({ viewer: { __typename: 'Viewer', id, profileType, profile } });
    await renewed;
    return getSession()?.user;
  };
  expect(await asked('somebody else', 'PROFESSIONAL')).toMatchObject({ profileType: 'FREE', name: 'Ana Moura' });
  expect(await asked('me', null)).toMatchObject({ profileType: 'FREE', name: 'Ana Prado' });
  expect(await asked('me', 'PROFESSIONAL')).toMatchObject({ userId: 'me', profileType: 'PROFISSIONAL' });
  changeSessionUser({ imageUrl: '/media/a' });
  expect(await asked('me', 'FREE')).toMatchObject({ profileType: 'FREE', imageUrl: '/media/a', nickname: 'prado' });
});
