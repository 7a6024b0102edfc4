import { expect, it } from 'vitest';
import { z } from 'zod';
import { describePlatform } from '../../support/platform.ts';

describePlatform('access events and hidden members', (platform) => {
  it('signing out publishes one access event about the session; signing out again publishes none', async () => {
    const ana = await platform.member();
    await platform.call('DELETE', '/api/token', { as: ana });
    await platform.call('DELETE', '/api/token', { as: ana });
    expect(platform.eventsOn('access')).toEqual([{ topic: 'access', payload: { type: 'session', idUser: ana.id } }]);
  });

  it('making a profile private, removing a follower and unfollowing publish an access event; following does not', async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    const told = platform.eventsOn('access').length;
    const news = () => platform.eventsOn('access').slice(told);
    const edit = (isPrivate: boolean | undefined) =>
      platform.call('POST', '/api/alterarDadosUsuario', { as: ana, json: { bio: 'Oi', isPrivate } });
    const follow = () => platform.call('POST', `/api/user-v2/${ana.id}/follow`, { as: bia });
    await follow();
    await edit(undefined);
    await edit(false);
    expect(news()).toEqual([]);

    await edit(true);
    await platform.call('DELETE', `/api/user-v2/${bia.id}/follower`, { as: ana });
    await follow();
    await platform.call('DELETE', `/api/user-v2/${ana.id}/follow`, { as: bia });
    expect(news().map(({ payload }) => payload)).toEqual([
      { type: 'audience', idUser: ana.id },
      { type: 'follow', idUser: bia.id },
      { type: 'follow', idUser: bia.id },
    ]);
  });

  it('GET /hidden-ids lists the members with a block in either direction, and answers 401 to a visitor', async () => {
    const [ana, bia, caio] = [await platform.member(), await platform.member(), await platform.member()];
    await platform.db
      .insertInto('blocks')
      .values([
        { blocker_id: ana.id, blocked_id: bia.id },
        { blocker_id: caio.id, blocked_id: ana.id },
      ])
      .execute();
    const hidden = (as: typeof ana) => platform.call('GET', '/api/user-v2/hidden-ids', { as });
    const { ids } = z.object({ ids: z.array(z.string()) }).parse((await hidden(ana)).body);
    expect(ids.sort()).toEqual([bia.id, caio.id].sort());
    expect(await hidden(bia)).toMatchObject({ body: { ids: [ana.id] } });
    expect(await platform.call('GET', '/api/user-v2/hidden-ids')).toMatchObject({ status: 401 });
  });
});
