import express, { Router, type RequestHandler, type Response } from 'express';
import { createServer } from 'node:http';
import { z } from 'zod';

/** A refusal of one call, as SPEC.md, section 8, defines it. */
export interface No {
  status: number;
  body?: unknown;
}

/** All REST calls that SPEC.md, section 7, lists. */
export const listedCalls = [
  'GET /user-v2/is-beta-tester',
  'GET /user-v2/profile-info',
  'GET /comunidades/{}',
  'GET /feed-v2',
  'GET /feed-v2/profile/{}',
  'GET /feed-v2/community/{}',
  'GET /post/{}',
  'POST /post',
  'POST /post/{}/reaction',
  'DELETE /post/{}/reaction',
  'POST /post/view',
  'DELETE /post/{}/delete',
  'GET /comment/{}',
  'POST /comment/{}',
  'GET /comment/{}/{}/replies',
  'POST /comment/{}/{}/reaction',
  'DELETE /comment/{}/{}/reaction',
  'GET /usuarios',
  'GET /similar-profiles',
  'GET /usuarios/{}',
  'POST /alterarDadosUsuario',
  'POST /token',
  'POST /cadastrarUsuario',
  'POST /resetarSenha',
  'POST /alterarSenha',
  'GET /comentarios',
  'POST /ocultarComentario',
  'GET /anuncios/user/ads',
  'GET /anuncios/total-value',
  'POST /anuncios/publish/my-business',
  'POST /anuncios/publish/my-profile',
  'DELETE /anuncios/{}',
  'GET /wallet/balance',
  'POST /payment/balance/add-balance',
  'POST /payment/ads/create-my-business-intent',
  'POST /payment/ads/create-my-profile-intent',
  'POST /payment/balance/confirm-add-balance',
  'POST /payment/ads/confirm-my-business-payment',
  'POST /payment/ads/confirm-my-profile-payment',
];

const TOKEN = 'token-of-bia';
const member = { idUser: 'bia', userImage: null, userName: 'Bia' };
const other = { idUser: 'caio', userImage: '/media/caio.jpg', userName: 'Caio' };
const people = [member, other];

const textBody = z.record(z.string(), z.unknown());

/**
 * Starts a platform that answers only the calls of SPEC.md, section 7, with only the fields of sections 3 and 7. It
 * uses no ids of its own in paths, no error codes and no totals that the sections do not list. If section 7 does not
 * describe an answer, the answer is `{}`.
 * @param quietMs holds all calls back until no call has come for `quietMs` milliseconds, so that `load` counts the
 * calls that were sent together
 */
export async function startSpecPlatform({ quietMs = 0 } = {}) {
  const refusals = new Map<string, () => No>();
  const calls: string[] = [];
  const ads: Record<string, unknown>[] = [];
  const viewed: unknown[] = [];
  const answered = new Set<string>();
  const load = { now: 0, most: 0 };
  const waiting: (() => void)[] = [];
  let quiet: NodeJS.Timeout | undefined;
  const state = {
    posts: [post('p2', 'Segundo', [{ url: '/media/praia.mp4' }]), post('p1', 'Primeiro', ['/media/sol.jpg'])],
    comments: [comment('c1', null, 'Oi'), comment('c2', 'c1', 'Oi, você')],
    ads,
    hidden: new Set<string>(),
    viewed,
    name: member.userName,
    balance: 12.5,
    password: 'segredo-bom',
  };

  const app = express();
  app.use((request, response, next) => {
    const path = request.path.replace(/(?<=.)\/$/, '');
    calls.push(`${request.method} ${path}`);
    load.now += 1;
    load.most = Math.max(load.most, load.now);
    response.once('close', () => {
      load.now -= 1;
      if (response.statusCode < 300) answered.add(`${request.method} ${path}`);
    });
    if (quietMs === 0) {
      next();
      return;
    }
    waiting.push(next);
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      for (const answer of waiting.splice(0)) answer();
    }, quietMs);
  });
  app.use((request, response, next) => {
    const no = refusals.get(`${request.method} ${request.path}`)?.();
    if (!no) next();
    else if (no.body === undefined) response.sendStatus(no.status);
    else response.status(no.status).json(no.body);
  });
  app.use('/api', express.json(), visitors(), signedIn, members());
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();

  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    token: TOKEN,
    state,
    calls,
    /** The calls that were answered with success. */
    answered,
    /** The number of calls in progress: the current number and the maximum so far. */
    load,
    /** Refuses each later call of `METHOD /path`: with the given refusal, or with the result of the given function. */
    refuse: (call: string, no: No | (() => No)) => void refusals.set(call, typeof no === 'function' ? no : () => no),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  function visitors() {
    const router = Router();
    router.post('/token', (request, response) => {
      const { email, password } = textBody.parse(request.body);
      if (email !== 'bia@example.com' || password !== state.password) {
        response.status(401).json({ error: 'Unauthorized' });
        return;
      }
      const { idUser: usuarioId, userName, userImage: image } = member;
      response.json({
        token: TOKEN,
        perfil: 'PROFISSIONAL',
        usuarioId,
        userName,
        apelido: 'bia',
        image,
        preferencia: '',
      });
    });
    router.post('/cadastrarUsuario', (request, response) => {
      const { email } = textBody.parse(request.body);
      if (email === 'bia@example.com') response.json({ status: true, id: 'bia' });
      else response.json({ status: false, message: 'Este e-mail já foi usado.' });
    });
    router.post('/resetarSenha', done);
    router.post('/alterarSenha', (request, response) => {
      const isRight = textBody.parse(request.body)['codigo'] === '123456';
      response.json(isRight ? { status: true, message: '' } : { status: false, message: 'Código inválido.' });
    });
    router.get('/feed-v2', feed);
    router.get('/post/:id', (request, response) => found(response, postOf(request.params.id)));
    router.post('/post/view', (request, response) => {
      state.viewed.push(request.body);
      response.json({});
    });
    router.get('/comment/:post', (_request, response) => void response.json(threads(null)));
    router.get('/comment/:post/:comment/replies', (request, response) => {
      response.json(threads(request.params.comment));
    });
    return router;
  }

  function members() {
    const router = Router();
    router.get('/user-v2/is-beta-tester', (_request, response) => void response.json({ isBetaTester: true }));
    router.get('/user-v2/profile-info', (_request, response) => void response.json(member));
    router.get('/comunidades/:id', (request, response) => {
      found(response, request.params.id === 't1' ? { idCommunity: 't1', desName: 'Trilhas' } : undefined);
    });
    router.get(['/feed-v2/profile/:id', '/feed-v2/community/:id'], feed);
    router.post('/post', (_request, response) => {
      state.posts.unshift(post('p3', 'Novo', []));
      response.status(201).json({});
    });
    router.route('/post/:id/reaction').post(reactTo).delete(reactTo);
    router.delete('/post/:id/delete', done);
    router.post('/comment/:post', (request, response) => {
      const { content, idCommentParent } = textBody.parse(request.body);
      const stored = comment('c3', z.string().nullable().parse(idCommentParent), z.string().parse(content));
      state.comments.push(stored);
      response.status(201).json(stored);
    });
    router.route('/comment/:post/:comment/reaction').post(reactTo).delete(reactTo);
    router.get('/usuarios', (request, response) => {
      const filter = z.string().default('').parse(request.query['filter']).toLowerCase();
      response.json(people.filter(({ userName }) => userName.toLowerCase().includes(filter)));
    });
    router.get('/similar-profiles', (_request, response) => void response.json([other]));
    router.get('/usuarios/:id', (request, response) => {
      const known = people.find(({ idUser }) => idUser === request.params.id);
      found(response, known && { ...known, ...(known === member && { userName: state.name }) });
    });
    router.post('/alterarDadosUsuario', (request, response) => {
      state.name = z.string().parse(textBody.parse(request.body)['nome']);
      response.json({});
    });
    router.post('/ocultarComentario', (request, response) => {
      state.hidden.add(z.string().parse(textBody.parse(request.body)['idComentario']));
      response.json({});
    });
    router.get('/comentarios', (request, response) => {
      const [offset, limit] = [Number(request.query['offset']), Number(request.query['limit'])];
      const rows = state.comments.map(({ idComment: id, desContent: text, datCreated: createdAt }) => {
        return { id, hide: state.hidden.has(id), createdAt, text, photo: null, user: { id: 'caio', name: 'Caio' } };
      });
      response.json(rows.slice(offset, offset + limit));
    });
    router.get('/anuncios/user/ads', (_request, response) => void response.json(state.ads));
    router.get('/anuncios/total-value', (_request, response) => {
      response.json({ formattedTotalValueBRL: 'R$ 1.030,00' });
    });
    router.post('/anuncios/publish/my-business', done);
    router.post('/anuncios/publish/my-profile', (request, response) => {
      state.ads.unshift({ idAnuncio: 'a1', ...textBody.parse(request.body) });
      response.json({});
    });
    router.delete('/anuncios/:id', done);
    router.get('/wallet/balance', (_request, response) => {
      response.json({ balance: state.balance, formattedBalance: 'R$ 12,50' });
    });
    router.post(
      [
        '/payment/balance/add-balance',
        '/payment/ads/create-my-business-intent',
        '/payment/ads/create-my-profile-intent',
      ],
      (_request, response) => void response.json({ clientSecret: 'pi_1_secret_2' }),
    );
    router.post(
      [
        '/payment/balance/confirm-add-balance',
        '/payment/ads/confirm-my-business-payment',
        '/payment/ads/confirm-my-profile-payment',
      ],
      done,
    );
    return router;
  }

  function feed(_request: unknown, response: Response) {
    response.json({ posts: state.posts, paging: { cursorSize: 10, cursorBefore: null, cursorAfter: 'older' } });
  }

  function postOf(id: string | undefined) {
    return state.posts.find(({ idPost }) => idPost === id);
  }

  function threads(parent: string | null) {
    return state.comments.filter(({ idCommentParent }) => idCommentParent === parent);
  }

  function reactTo(request: { method: string; params: { id?: string; comment?: string } }, response: Response) {
    const { id, comment: commentId } = request.params;
    const target = commentId ? state.comments.find(({ idComment }) => idComment === commentId) : postOf(id);
    if (target) {
      const reacted = request.method === 'POST';
      target.reactions = { reacted, total: reacted ? 1 : 0 };
    }
    found(response, target && {});
  }
}

const signedIn: RequestHandler = (request, response, next) => {
  if (request.get('authorization') === `Bearer ${TOKEN}`) next();
  else response.sendStatus(401);
};

const done: RequestHandler = (_request, response) => void response.json({});

function found(response: Response, body: unknown) {
  if (body === undefined) response.sendStatus(404);
  else response.json(body);
}

function post(idPost: string, desContent: string, files: unknown[]) {
  return { idPost, postFile: null, reactions: { reacted: false, total: 0 }, comments: { total: 2 }, desContent, files };
}

export function comment(idComment: string, idCommentParent: string | null, desContent: string) {
  return {
    idComment,
    idPost: 'p1',
    idUser: 'caio',
    user: { userImage: other.userImage, userName: other.userName },
    reactions: { reacted: false, total: 0 },
    idCommentParent,
    desContent,
    datCreated: '2026-03-02T12:00:00.000Z',
    replies: { loaded: false, comments: [] },
  };
}
