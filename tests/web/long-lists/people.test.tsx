import { afterEach, beforeEach, it } from 'vitest';
import { MyCommunities } from '../../../web/features/communities/MyCommunities.tsx';
import { Requests } from '../../../web/features/communities/members/Requests.tsx';
import { FollowRequests } from '../../../web/features/profiles/FollowRequests.tsx';
import { MyPeople } from '../../../web/features/profiles/MyPeople.tsx';
import { communityOf, memberOf } from '../../support/communities-web.tsx';
import { expectBounded, layOutRows } from '../../support/long-list-web.ts';
import { leave, personOf, renderApp, scriptedClient, signInProfessional } from '../../support/web.tsx';

let layout: ReturnType<typeof layOutRows>;

beforeEach(signInProfessional);
afterEach(() => {
  leave();
  layout.restore();
});

it.each([
  { title: 'followers', list: <MyPeople list="FOLLOWERS" />, operation: 'MyPeople', field: 'myPeople' },
  { title: 'follow requests', list: <FollowRequests />, operation: 'FollowRequests', field: 'followRequests' },
])('a list of 200 $title keeps at most 150 of them loaded', async ({ list, operation, field }) => {
  layout = layOutRows('div:has(> article) > *');
  const server = scriptedClient();
  renderApp(server.client, list);
  await expectBounded(
    { ...server, layout },
    operation,
    'Mostrar mais',
    (index) => personOf(`m${index}`),
    (connection) => ({ [field]: connection }),
  );
});

it('a list of 200 communities keeps at most 150 of them loaded', async () => {
  layout = layOutRows('ul > *');
  const server = scriptedClient();
  renderApp(server.client, <MyCommunities />);
  await expectBounded(
    { ...server, layout },
    'MyCommunities',
    'Ver mais comunidades',
    (index) => ({ ...communityOf({ role: 'MEMBER' }), id: `g${index}` }),
    (myCommunities) => ({ myCommunities }),
  );
});

it('a list of 200 requests to join a community keeps at most 150 of them loaded', async () => {
  layout = layOutRows('ul > *');
  const server = scriptedClient();
  renderApp(server.client, <Requests communityId="c1" />);
  await expectBounded(
    { ...server, layout },
    'CommunityRequests',
    'Ver mais pessoas',
    (index) => memberOf(`m${index}`),
    (requests) => ({ community: { __typename: 'Community', id: 'c1', requests } }),
  );
});
