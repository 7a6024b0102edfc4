import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConversationHeader } from '../../web/features/conversations/ConversationHeader.tsx';
import { RequestBar } from '../../web/features/conversations/RequestBar.tsx';
import { KeepAway } from '../../web/features/reports/KeepAway.tsx';
import { SettingsPages } from '../../web/pages/SettingsPages.tsx';
import { leave, renderApp, scriptedClient, signIn, signInProfessional } from '../support/web.tsx';
import { conversationOf } from './conversations/support.ts';

beforeEach(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  ),
);
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

const conversation = conversationOf('c1');
const nothing = () => undefined;

/**
 * All places of the app that ask for confirmation before a member blocks another member. `steps` are the clicks that
 * lead to the confirmation dialog.
 */
const questions: { place: string; steps: readonly string[]; element: ReactElement }[] = [
  {
    place: "a person's menu",
    steps: ['button: Opções da conversa', 'menuitem: Bloquear Bruno Lima'],
    element: <ConversationHeader conversation={conversation} isTyping={false} backTo="/chat" onGone={nothing} />,
  },
  {
    place: 'a message request',
    steps: ['button: Recusar e bloquear'],
    element: <RequestBar conversation={conversation} onGone={nothing} />,
  },
  {
    place: 'the end of a report',
    steps: ['button: Bloquear'],
    element: <KeepAway from={{ id: 'bruno', name: 'Bruno Lima' }} onDone={nothing} />,
  },
];

describe.each(questions)('block confirmation in $place', ({ steps, element }) => {
  async function ask() {
    renderApp(scriptedClient().client, element);
    const user = userEvent.setup();
    for (const step of steps) {
      const [role = '', name = ''] = step.split(': ');
      await user.click(await screen.findByRole(role, { name }));
    }
  }

  it('the block confirmation names the settings page of blocked people, and mentions no VIP subscription', async () => {
    signIn();
    await ask();
    await screen.findByText(/Para desbloquear, vá em Configurações > Pessoas > Bloqueados\./);
    expect(screen.queryByText(/assina uma comunidade/)).toBeNull();
  });

  it('the block confirmation tells a PROFISSIONAL member that a VIP subscriber leaves and is refunded', async () => {
    signInProfessional();
    await ask();
    await screen.findByText(
      /assina uma comunidade VIP sua, ela sai da comunidade e recebe de volta os dias que faltam/,
    );
  });
});

/**
 * Finds all paths through the settings, such as 'Configurações > Pessoas > Bloqueados', in the source code of the
 * product.
 */
function namedPlaces() {
  const files = ['web', 'bff'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  );
  const found = files.flatMap((text) => [...text.matchAll(/Configurações > ([\p{L} >]+)/gu)].map(([, path]) => path));
  return [...new Set(found)].map((path = '') => {
    const [section = '', ...tabs] = path.split(' > ').map((name) => name.trim());
    return { path: path.trim(), section, tabs };
  });
}

describe.each(namedPlaces())('settings path $path', ({ section, tabs }) => {
  it('a settings path that is mentioned in a text of the app exists in the settings', async () => {
    signIn();
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }));
    const pages = (
      <Routes>
        <Route path="/settings/*" element={<SettingsPages />} />
      </Routes>
    );
    renderApp(scriptedClient().client, pages, '/settings');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('link', { name: (name) => name.startsWith(section) }));
    await screen.findByRole('heading', { name: section });
    for (const tab of tabs) await screen.findByRole('link', { name: tab });
  });
});
