import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { GroupPage } from '../../web/pages/GroupPage.tsx';
import { GroupsPage } from '../../web/pages/GroupsPage.tsx';
import { moneyOf } from './money.ts';
import { renderApp, scriptedClient, someone } from './web.tsx';

export const unpaid = { price: null, paidUntil: null, graceUntil: null, isSold: true };

type Given = {
  role?: string;
  status?: string;
  kind?: string;
  requestCount?: number;
  months?: object;
  offer?: object;
};

/**
 * Returns a community in the form in which the GraphQL API returns it to a viewer with this role and membership status.
 */
export function communityOf({ role, status = 'ACTIVE', kind = 'PRIVATE', requestCount, months, offer }: Given = {}) {
  const inside = role !== undefined && status !== 'PENDING' && status !== 'EXPIRED';
  return {
    __typename: 'Community',
    id: 'c1',
    kind,
    name: 'Roda de samba',
    description: 'Às sextas',
    price: kind === 'VIP' ? moneyOf(1_990) : null,
    memberCount: 3,
    postCount: 1,
    requestCount: requestCount ?? null,
    membership: role === undefined ? null : { __typename: 'Membership', role, status, ...unpaid, ...months },
    picture: null,
    rules: inside ? 'Com respeito.' : null,
    owner: inside ? someone : null,
    offer: offer ?? null,
  };
}

export function memberOf(id: string, role = 'MEMBER', mayOwn: boolean | null = null) {
  return {
    __typename: 'CommunityMember',
    id: `c1:${id}`,
    role,
    joinedAt: '2026-01-01T12:00:00.000Z',
    mayOwn,
    profile: { ...someone, id, name: `Nome de ${id}` },
  };
}

export function peopleOf(nodes: ReturnType<typeof memberOf>[]) {
  return {
    __typename: 'CommunityMemberConnection',
    edges: nodes.map((node) => ({ __typename: 'CommunityMemberEdge', cursor: node.id, node })),
    pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
  };
}

/** Renders a page with a scripted GraphQL client, and answers the page's query for the community. */
export async function opened(given: Given = {}, path = '/groups/c1') {
  const server = scriptedClient();
  const pages = (
    <Routes>
      <Route path="/groups" element={<GroupsPage />} />
      <Route path="/groups/:idCommunity" element={<GroupPage />} />
    </Routes>
  );
  renderApp(server.client, pages, path);
  if (path.startsWith('/groups/')) {
    await waitFor(() => server.nth('Community'));
    server.nth('Community').answer({ community: communityOf(given) });
  }
  return { ...server, user: userEvent.setup() };
}
