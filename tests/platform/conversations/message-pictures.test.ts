import { v4 } from 'uuid';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { picture } from '../../support/media.ts';
import { describeOnEachDatabase, fieldOf, type Member } from '../../support/platform.ts';

const history = z.object({
  mensagens: z.array(z.object({ file: z.object({ sources: z.array(z.object({ url: z.string() })) }) })),
});

describeOnEachDatabase('signed URL of a picture in a message', (platform) => {
  let ana: Member;
  let bia: Member;
  let conversation: string;
  let message: string;

  beforeEach(async () => {
    [ana, bia] = [await platform.member(), await platform.member()];
    await platform.follow(bia, ana);
    const { body } = await platform.call('POST', '/api/conversas', { as: ana, json: { idUser: bia.id } });
    conversation = fieldOf(body, 'idConversation');
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(await picture({ width: 64, height: 48 }))]), 'foto.jpg');
    const file = await platform.call('POST', '/api/media', { as: ana, form });
    const json = { idClient: v4(), idFile: fieldOf(file.body, 'idFile') };
    const sent = await platform.call('POST', `/api/conversas/${conversation}/mensagens`, { as: ana, json });
    message = fieldOf(sent.body, 'idMessage');
  });

  const addressOf = async (as: Member) => {
    const { body } = await platform.call('GET', `/api/conversas/${conversation}/mensagens`, { as });
    return history.parse(body).mensagens[0]?.file.sources[0]?.url ?? '';
  };
  const status = async (address: string) => (await fetch(platform.url + address)).status;

  it('each participant has their own stable URL of a picture; if their id is removed from the URL, it answers 403', async () => {
    const [ofAna, ofBia] = [await addressOf(ana), await addressOf(bia)];
    expect(ofAna).not.toBe(ofBia);
    expect(await addressOf(bia)).toBe(ofBia);
    const { body } = await platform.call('GET', '/api/conversas', { as: bia });
    expect(JSON.stringify(body), 'the list of conversations contains the picture').toContain(ofBia);
    expect([await status(ofAna), await status(ofBia)]).toEqual([200, 200]);
    expect(await status(ofBia.replace(/&h=.*/, ''))).toBe(403);
    const { sources } = platform.media.toWire(
      await platform.db
        .selectFrom('media')
        .selectAll()
        .where('owner_id', '=', ana.id)
        .where('purpose', '=', 'message')
        .executeTakeFirstOrThrow(),
    );
    expect(await status(sources[0]?.url ?? ''), 'a URL without a reader answers 403').toBe(403);
  });

  it.each(['who sent the picture', 'who received the picture'])(
    'a block by the member %s makes the picture URLs of both members invalid',
    async (who) => {
      const addresses = [await addressOf(ana), await addressOf(bia)];
      await (who === 'who sent the picture' ? platform.block(ana, bia) : platform.block(bia, ana));
      expect(await Promise.all(addresses.map(status))).toEqual([403, 403]);
    },
  );

  it("if a participant deletes the message or conversation, only that participant's picture URL becomes invalid", async () => {
    const [ofAna, ofBia] = [await addressOf(ana), await addressOf(bia)];
    await platform.call('DELETE', `/api/conversas/${conversation}/mensagens/${message}`, { as: bia });
    expect([await status(ofAna), await status(ofBia)]).toEqual([200, 403]);
    await platform.call('DELETE', `/api/conversas/${conversation}`, { as: ana });
    expect(await status(ofAna)).toBe(403);
  });
});
