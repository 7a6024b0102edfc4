import { v4 } from 'uuid';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { invisible, visible } from '../../support/invisible.ts';
import { describePlatform, fieldOf } from '../../support/platform.ts';

const refusal = z.object({
  error: z.string().optional(),
  message: z.string().optional(),
  errors: z.array(z.string()).optional(),
});

describePlatform('invisible characters in texts', (platform) => {
  it('a text of invisible characters only is refused as empty in posts, comments, messages, names and ads', async () => {
    const [ana, bia] = [await platform.member({ profile_type: 'PROFISSIONAL' }), await platform.member()];
    await platform.follow(ana, bia);
    await platform.follow(bia, ana);
    const opened = await platform.call('POST', '/api/conversas', { as: ana, json: { idUser: bia.id } });
    const messages = `/api/conversas/${fieldOf(opened.body, 'idConversation')}/mensagens`;
    const post = await platform.post(ana);
    const send = async (path: string, json: object) => platform.call('POST', path, { as: ana, json });
    for (const text of invisible) {
      const form = new FormData();
      form.set('desContent', text);
      const ad = new FormData();
      ad.set('title', text);
      const answers = [
        await platform.call('POST', '/api/post', { as: ana, form }),
        await send(`/api/comment/${post}`, { content: text, idCommentParent: null }),
        await send(messages, { idClient: v4(), content: text }),
        await send('/api/comunidades', { desName: `${text}ab${text}`, desKind: 'PRIVADA' }),
        await send('/api/alterarDadosUsuario', { nome: text }),
        await platform.call('POST', '/api/anuncios/publish/my-business', { as: ana, form: ad }),
      ];
      expect(answers.map(({ body }) => wordsOf(body))).toEqual([
        ['Escreva algo ou escolha um arquivo.'],
        ['Escreva um comentário.'],
        ['Escreva uma mensagem.'],
        ['O nome precisa de pelo menos 3 caracteres.'],
        ['Informe o nome.'],
        expect.arrayContaining(['Informe o título do anúncio.']),
      ]);
    }
  });

  it('direction-changing characters are removed from the name of a community', async () => {
    const ana = await platform.member({ profile_type: 'PROFISSIONAL' });
    const json = { desName: 'Clube \u202e odairc', desKind: 'PRIVADA' };
    const { body } = await platform.call('POST', '/api/comunidades', { as: ana, json });
    expect(fieldOf(body, 'desName')).toBe('Clube odairc');
  });

  it('the name of a community is refused if one letter has five combining marks', async () => {
    const ana = await platform.member({ profile_type: 'PROFISSIONAL' });
    const create = async (marks: number) =>
      await platform.call('POST', '/api/comunidades', {
        as: ana,
        json: { desName: `Clube a${'\u0331'.repeat(marks)}`, desKind: 'PRIVADA' },
      });
    expect(wordsOf((await create(5)).body)).toEqual(['O nome tem acentos demais em uma letra.']);
    expect(await create(4)).toMatchObject({ status: 201 });
  });

  it('a comment with visible and invisible characters keeps its invisible characters', async () => {
    const ana = await platform.member();
    const post = await platform.post(ana);
    for (const text of visible) {
      const json = { content: text, idCommentParent: null };
      const { status, body } = await platform.call('POST', `/api/comment/${post}`, { as: ana, json });
      expect([status, fieldOf(body, 'desContent')]).toEqual([201, text]);
    }
  });
});

/** Returns the error messages of an answer. */
const wordsOf = (body: unknown) => {
  const { errors, error, message } = refusal.parse(body);
  return errors ?? [error ?? message];
};
