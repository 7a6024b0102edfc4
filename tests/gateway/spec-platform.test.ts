import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { startGateway } from '../support/gateway.ts';
import { openSocket } from '../support/socket.ts';
import { comment, listedCalls, startSpecPlatform, type No } from '../support/spec-platform.ts';

const KEY = '7f1b2c58-3d7e-4a35-9c3f-0a4f4f1f2a11';
const days = 'startDate: "2040-03-01", endDate: "2040-03-10"';
const businessAd = `imageIds: [], targets: [MAN], title: "Café", link: "https://cafe.example/", ${days}`;
const profileAd = `highlight: FEED, targets: [WOMAN, TRANS], ${days}`;
const published = `{ __typename ... on PublishAdSuccess { ad { kind state title targets startDate endDate images { id }
  reach viewCount clickCount formattedCost formattedReturned createdAt } } ... on Refusal { code message } }`;
const intent = `{ __typename ... on CreateAdIntentSuccess { intent { id clientSecret centavos } }
  ... on Refusal { code message } }`;
const commentFields = 'id postId parentId text isHidden isRemoved createdAt replyCount author { id name avatarUrl }';
const post = `id text createdAt communityId isOwn isInReview viewCount commentCount reactions { total reacted }
  author { name } media { __typename id width height ... on Image { sources { url } } ... on Video { url } }`;

/** The platform calls (`METHOD /path`) that these tests have caused and that the platform has answered. */
const reached = new Set<string>();

async function start() {
  const platform = await startSpecPlatform();
  onTestFinished(async () => {
    for (const call of platform.answered) reached.add(call.replace(' /api', ' '));
    await platform.close();
  });
  const { ask } = await startGateway({}, { platformUrl: platform.url });
  const headers = { authorization: `Bearer ${platform.token}` };
  return {
    platform,
    /** Returns the data of a GraphQL operation. Fails the test if the response contains errors. */
    tell: async (operation: string, asMember = true) => {
      const { data, errors } = await ask(operation, {}, asMember ? headers : {});
      expect(errors, operation).toBeUndefined();
      return data;
    },
    fault: async (operation: string) => (await ask(operation, {}, headers)).errors?.[0]?.extensions['code'],
  };
}

const first = { id: 'p1', text: 'Primeiro', reactions: { total: 0, reacted: false } };

describe('a platform that has only the calls of SPEC.md, section 7', () => {
  afterAll(() => {
    const fits = (listed: string) => new RegExp(`^${listed.replaceAll('{}', '[^/]+')}$`);
    expect(listedCalls).toHaveLength(39);
    expect(listedCalls.filter((listed) => ![...reached].some((call) => fits(listed).test(call)))).toEqual([]);
  });

  it('a visitor can read the feed, and a member can also read the feeds of a profile and a community', async () => {
    const { tell } = await start();
    const page = `{ edges { node { ${post} } } pageInfo { hasNextPage endCursor } }`;
    const feed = await tell(`{ feed(first: 10) ${page} }`, false);
    expect(feed).toMatchObject({
      feed: { edges: [{ node: { id: 'p2' } }, { node: first }], pageInfo: { hasNextPage: true, endCursor: 'older' } },
    });
    const media = [{ __typename: 'Image', sources: [{ url: '/media/sol.jpg' }], width: 1_080, height: 1_080 }];
    expect(feed).toMatchObject({
      feed: { edges: [{ node: { media: [{ url: '/media/praia.mp4' }] } }, { node: { media } }] },
    });
    expect(
      await tell(`{ communityFeed(communityId: "t1") ${page} profile(id: "caio") { posts ${page} } }`),
    ).toMatchObject({
      communityFeed: { edges: [{}, {}] },
      profile: { posts: { edges: [{}, {}] } },
    });
  });

  it('Query.post returns defaults for fields that the platform does not send, and is null for a missing post', async () => {
    const { tell } = await start();
    const known = { ...first, createdAt: null, isOwn: false, isInReview: false, commentCount: 2, viewCount: 0 };
    expect(await tell(`{ post(id: "p1") { ${post} } none: post(id: "p9") { id } }`)).toMatchObject({
      post: known,
      none: null,
    });
  });

  it('Post.comments returns comments with their authors, and commentReplies returns their replies', async () => {
    const { tell } = await start();
    const list = `{ edges { node { ${commentFields} } } pageInfo { hasNextPage hasPreviousPage } }`;
    const author = { id: 'caio', name: 'Caio', avatarUrl: '/media/caio.jpg' };
    const whole = { hasNextPage: false, hasPreviousPage: false };
    expect(
      await tell(`{ post(id: "p1") { comments ${list} } commentReplies(postId: "p1", commentId: "c1") ${list} }`),
    ).toMatchObject({
      post: { comments: { edges: [{ node: { id: 'c1', isHidden: false, author } }], pageInfo: whole } },
      commentReplies: { edges: [{ node: { id: 'c2', parentId: 'c1' } }], pageInfo: whole },
    });
    expect(
      await tell(
        `{ top: comment(postId: "p1", id: "c1") { id } reply: comment(postId: "p1", id: "c2") { id } none: comment(postId: "p1", id: "c9") { id } }`,
      ),
    ).toEqual({ top: { id: 'c1' }, reply: { id: 'c2' }, none: null });
  });

  it('the queries viewer, profile, discover, suggestedProfiles and community return the data of the platform', async () => {
    const { tell } = await start();
    const data = await tell(`{ viewer { isBetaTester profile { id name isOwn } }
      profile(id: "caio") { name followState isPrivate isMuted personal { birthDate } } none: profile(id: "x") { id }
      discover(search: "cai") { edges { node { id } } pageInfo { hasNextPage } } suggestedProfiles { id }
      community(id: "t1") { id name kind memberCount membership { role } } }`);
    expect(data).toEqual({
      viewer: { isBetaTester: true, profile: { id: 'bia', name: 'Bia', isOwn: true } },
      profile: { name: 'Caio', followState: 'NONE', isPrivate: false, isMuted: false, personal: null },
      none: null,
      discover: { edges: [{ node: { id: 'caio' } }], pageInfo: { hasNextPage: false } },
      suggestedProfiles: [{ id: 'caio' }],
      community: { id: 't1', name: 'Trilhas', kind: 'PRIVATE', memberCount: 0, membership: null },
    });
  });

  it('profile.isOwn is true for the viewer’s profile only', async () => {
    const { tell } = await start();
    const query = `{ mine: profile(id: "bia") { isOwn } theirs: profile(id: "caio") { isOwn } }`;
    expect(await tell(query)).toEqual({ mine: { isOwn: true }, theirs: { isOwn: false } });
  });

  it('discover and suggestedProfiles return isOwn for the viewer’s profile after a single profile-info call', async () => {
    const { tell, platform } = await start();
    platform.refuse('GET /api/similar-profiles', { status: 200, body: [{ idUser: 'bia', userName: 'Bia' }] });
    const data = await tell('{ discover { edges { node { id isOwn } } } suggestedProfiles { id isOwn } }');
    expect(data).toEqual({
      discover: { edges: [{ node: { id: 'bia', isOwn: true } }, { node: { id: 'caio', isOwn: false } }] },
      suggestedProfiles: [{ id: 'bia', isOwn: true }],
    });
    expect(platform.calls.filter((call) => call.endsWith('/profile-info'))).toHaveLength(1);
  });

  it('the posts of a profile contain their author, and isOwn is true only on the viewer’s own posts', async () => {
    const { tell } = await start();
    const posts = 'posts { edges { node { isOwn author { id name } } } }';
    const of = (isOwn: boolean, id: string, name: string) => ({
      posts: { edges: Array.from({ length: 2 }, () => ({ node: { isOwn, author: { id, name } } })) },
    });
    expect(await tell(`{ mine: profile(id: "bia") { ${posts} } theirs: profile(id: "caio") { ${posts} } }`)).toEqual({
      mine: of(true, 'bia', 'Bia'),
      theirs: of(false, 'caio', 'Caio'),
    });
  });

  it('a visitor sees the names of comment authors, and "Autor não informado" as the author of a post', async () => {
    const { tell } = await start();
    const query = '{ post(id: "p1") { author { name } comments { edges { node { author { name avatarUrl } } } } } }';
    expect(await tell(query, false)).toEqual({
      post: {
        author: { name: 'Autor não informado' },
        comments: { edges: [{ node: { author: { name: 'Caio', avatarUrl: '/media/caio.jpg' } } }] },
      },
    });
  });

  it('a list without a platform call is empty, such a count is 0, and such a mutation fails with NOT_FOUND', async () => {
    const { tell, fault } = await start();
    const page = '{ edges { cursor } pageInfo { hasNextPage } }';
    const empty = { edges: [], pageInfo: { hasNextPage: false } };
    expect(
      await tell(`{ conversations ${page} unreadMessages { messages requests } notifications ${page}
        unreadNotificationCount { total } payments ${page} vipSubscriptions { communityId }
        myCommunities ${page} discoverCommunities ${page} discoverPosts ${page} followRequests ${page}
        myPeople(list: FOLLOWERS) ${page} sponsored(placement: FEED) { id } }`),
    ).toEqual({
      ...{ conversations: empty, notifications: empty, payments: empty, vipSubscriptions: [], myCommunities: empty },
      ...{ discoverCommunities: empty, discoverPosts: empty, followRequests: empty, myPeople: empty, sponsored: [] },
      ...{ unreadMessages: { messages: 0, requests: 0 }, unreadNotificationCount: { total: 0 } },
    });
    expect(await fault('mutation { setFollow(input: { profileId: "caio", following: true }) { __typename } }')).toBe(
      'NOT_FOUND',
    );
  });

  it('if the platform answers 401 to a list call outside section 7, the list fails with UNAUTHENTICATED', async () => {
    const { fault, platform } = await start();
    platform.refuse('GET /api/conversas', { status: 401 });
    expect(await fault('{ conversations { edges { cursor } } }')).toBe('UNAUTHENTICATED');
  });

  it('if the platform names no payment provider, paymentProvider returns the gateway’s own Stripe key', async () => {
    const platform = await startSpecPlatform();
    onTestFinished(() => platform.close());
    const query = '{ paymentProvider { scriptUrl publishableKey isTest } }';
    const providerOf = async (stripeKey: string | undefined) => {
      const { ask } = await startGateway({}, { platformUrl: platform.url, stripeKey });
      return ask(query, {}, { authorization: `Bearer ${platform.token}` });
    };
    const script = { scriptUrl: 'https://js.stripe.com/v3/' };
    expect(await providerOf('pk_test_abc')).toMatchObject({
      data: { paymentProvider: { ...script, publishableKey: 'pk_test_abc', isTest: true } },
    });
    expect(await providerOf('pk_live_abc')).toMatchObject({
      data: { paymentProvider: { ...script, publishableKey: 'pk_live_abc', isTest: false } },
    });
    expect(await providerOf(undefined)).toMatchObject({
      errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }],
    });
  });

  it('if the platform has no count call, unreadNotificationCountChanged sends the total 0 and stays open', async () => {
    const platform = await startSpecPlatform();
    onTestFinished(() => platform.close());
    const { url, bus } = await startGateway({}, { platformUrl: platform.url });
    const client = await openSocket(url);
    await client.init({ authorization: `Bearer ${platform.token}` });
    client.subscribe('1', 'subscription { unreadNotificationCountChanged { total } }');
    await client.live('1');
    const payload = { data: { unreadNotificationCountChanged: { total: 0 } } };
    expect(await client.answerTo('1')).toEqual({ id: '1', type: 'next', payload });
    const asked = () => platform.calls.filter((call) => call.endsWith('/notificacoes/total'));
    expect(asked()).toHaveLength(1);
    bus.publish('user:bia', { type: 'notifications' });
    await expect.poll(asked).toHaveLength(2);
  });

  it('the /readyz of the gateway answers 200 although the platform has no readiness path', async () => {
    const platform = await startSpecPlatform();
    onTestFinished(() => platform.close());
    const { url } = await startGateway({}, { platformUrl: platform.url });
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  it('logIn, register and resetPassword return the platform’s result or its refusal, and logOut returns true', async () => {
    const { tell } = await start();
    const session = '... on LogInSuccess { session { token profileType } } ... on Refusal { code message }';
    const logIn = (password: string) =>
      tell(`mutation { logIn(input: { email: "bia@example.com", password: "${password}" }) { ${session} } }`, false);
    expect(await logIn('segredo-bom')).toEqual({
      logIn: { session: { token: 'token-of-bia', profileType: 'PROFESSIONAL' } },
    });
    expect(await logIn('outro')).toEqual({ logIn: { code: 'INVALID_CREDENTIALS', message: 'Unauthorized' } });

    const register = (email: string) =>
      tell(
        `mutation { register(input: { name: "Bia", birthDate: "1990-02-03", email: "${email}", password: "segredo-bom" }) { ... on RegisterSuccess { session { userId } } ... on Refusal { code message } } }`,
        false,
      );
    expect(await register('bia@example.com')).toEqual({ register: { session: { userId: 'bia' } } });
    expect(await register('caio@example.com')).toEqual({
      register: { code: 'REGISTRATION_REFUSED', message: 'Este e-mail já foi usado.' },
    });

    expect(
      await tell('mutation { requestPasswordReset(input: { email: "bia@example.com" }) { __typename } }', false),
    ).toEqual({ requestPasswordReset: { __typename: 'RequestPasswordResetSuccess' } });
    const reset = (code: string) =>
      tell(
        `mutation { resetPassword(input: { email: "bia@example.com", code: "${code}", newPassword: "outro-segredo" }) { ... on ResetPasswordSuccess { message } ... on Refusal { code words: message } } }`,
        false,
      );
    expect(await reset('123456')).toEqual({
      resetPassword: { message: 'Senha alterada com sucesso! Efetue o login com sua nova senha' },
    });
    expect(await reset('000000')).toEqual({ resetPassword: { code: 'INVALID_RESET_CODE', words: 'Código inválido.' } });
    expect(await tell('mutation { logOut }')).toEqual({ logOut: true });
  });

  it('visiblePosts returns the ids of the posts that still exist', async () => {
    const { tell } = await start();
    expect(await tell('{ visiblePosts(ids: ["p1", "gone", "p2"]) }')).toEqual({ visiblePosts: ['p1', 'p2'] });
  });

  it('createPost returns the post, deletePost returns its id, and recordPostViews returns the number of posts', async () => {
    const { tell, platform } = await start();
    expect(
      await tell(
        `mutation { createPost(input: { idempotencyKey: "${KEY}", text: "Novo" }) { ... on CreatePostSuccess { post { id text } } } }`,
      ),
    ).toEqual({ createPost: { post: { id: 'p3', text: 'Novo' } } });
    expect(await tell('mutation { deletePost(input: { id: "p3" }) { ... on DeletePostSuccess { id } } }')).toEqual({
      deletePost: { id: 'p3' },
    });
    expect(
      await tell('mutation { recordPostViews(input: { postIds: ["p1", "p2"], anonymousId: "anon_1" }) }', false),
    ).toEqual({ recordPostViews: 2 });
    expect(platform.state.viewed).toEqual([
      { idPost: 'p1', anonUserId: 'anon_1' },
      { idPost: 'p2', anonUserId: 'anon_1' },
    ]);
  });

  it('addComment returns the comment, setReaction returns the new total, and hideComment returns the hidden comment', async () => {
    const { tell } = await start();
    expect(
      await tell(
        `mutation { addComment(input: { idempotencyKey: "${KEY}", postId: "p1", text: "Boa" }) { ... on AddCommentSuccess { comment { ${commentFields} } post { commentCount } } } }`,
      ),
    ).toMatchObject({
      addComment: { comment: { id: 'c3', text: 'Boa', author: { name: 'Caio' } }, post: { commentCount: 2 } },
    });
    const react = (target: string, reacted: boolean) =>
      tell(
        `mutation { setReaction(input: { ${target}, reacted: ${reacted} }) { ... on SetReactionSuccess { target { id reactions { total reacted } } } } }`,
      );
    for (const [target, id] of [
      ['postId: "p1"', 'p1'],
      ['postId: "p1", commentId: "c1"', 'c1'],
      ['postId: "p1", commentId: "c2"', 'c2'],
    ] as const) {
      expect(await react(target, true)).toEqual({
        setReaction: { target: { id, reactions: { total: 1, reacted: true } } },
      });
      expect(await react(target, false)).toEqual({
        setReaction: { target: { id, reactions: { total: 0, reacted: false } } },
      });
    }
    expect(
      await tell(
        `mutation { hideComment(input: { id: "c1", postId: "p1" }) { ... on HideCommentSuccess { comment { ${commentFields} } } } }`,
      ),
    ).toMatchObject({ hideComment: { comment: { id: 'c1', isHidden: true, text: null } } });
  });

  it('a hidden comment has no text in any list, and unhiding it is refused with NOT_ALLOWED', async () => {
    const { tell, platform } = await start();
    const hide = (id: string, hidden: boolean) =>
      tell(
        `mutation { hideComment(input: { id: "${id}", hidden: ${hidden}, postId: "p1" }) { __typename ... on Refusal { code } } }`,
      );
    for (const id of ['c1', 'c2'])
      expect(await hide(id, true)).toEqual({ hideComment: { __typename: 'HideCommentSuccess' } });
    platform.calls.length = 0;
    const node = { isHidden: true, text: null };
    const list = '{ edges { node { isHidden text } } }';
    expect(
      await tell(`{ post(id: "p1") { comments ${list} } commentReplies(postId: "p1", commentId: "c1") ${list}
        comment(postId: "p1", id: "c2") { isHidden text } }`),
    ).toEqual({
      post: { comments: { edges: [{ node }] } },
      commentReplies: { edges: [{ node }] },
      comment: node,
    });
    expect(
      platform.calls.filter((call) => call.endsWith('/comentarios')),
      'asked once',
    ).toHaveLength(1);

    expect(await hide('c1', false)).toEqual({ hideComment: { __typename: 'Refusal', code: 'NOT_ALLOWED' } });
    expect(await tell('{ comment(postId: "p1", id: "c1") { isHidden text } }')).toEqual({ comment: node });
  });

  it('if the last of 1,100 comments is hidden, Query.comment returns it as hidden and without its text', async () => {
    const { tell, platform } = await start();
    for (let number = 0; number < 1_100; number += 1) platform.state.comments.push(comment(`t${number}`, null, 'Oi'));
    platform.state.hidden.add('t1099');
    const last = '{ comment(postId: "p1", id: "t1099") { isHidden text } }';
    expect(await tell(last)).toEqual({ comment: { isHidden: true, text: null } });
    expect(platform.calls.filter((call) => call.endsWith('/comentarios'))).toHaveLength(2);

    // Simulates a platform that ignores the offset, so that it returns the same page again and again.
    const rows = platform.state.comments.slice(-999).map(({ idComment: id }) => ({ id, hide: id === 't1099' }));
    platform.refuse('GET /api/comentarios', { status: 200, body: rows });
    expect(await tell(last)).toEqual({ comment: { isHidden: true, text: null } });
  });

  it.each([401, 403, 404])(
    "if the platform answers %i for a post and a profile, visiblePosts omits the post; a comment's text stays readable",
    async (status) => {
      const { tell, platform } = await start();
      for (const path of ['/api/usuarios/caio', '/api/post/p1']) {
        platform.refuse(`GET ${path}`, { status, body: { error: 'Não.' } });
      }
      expect(
        await tell(`{ visiblePosts(ids: ["p1", "p2"])
        comment(postId: "p1", id: "c1") { text isHidden author { id name } } }`),
      ).toEqual({
        visiblePosts: ['p2'],
        comment: { text: 'Oi', isHidden: false, author: { id: 'caio', name: 'Caio' } },
      });
    },
  );

  it.each([401, 404])(
    'if the platform answers %i to the call that lists hidden comments, Query.comment still returns the text',
    async (status) => {
      const { tell, platform } = await start();
      platform.refuse('GET /api/comentarios', { status, body: { error: 'Não.' } });
      const one = '{ comment(postId: "p1", id: "c1") { text isHidden } }';
      expect(await tell(one)).toEqual({ comment: { text: 'Oi', isHidden: false } });
    },
  );

  it('Query.comment fails if listing hidden comments gets 403, or if a page after the first gets 401 or 403', async () => {
    const { fault, platform } = await start();
    platform.refuse('GET /api/comentarios', { status: 403, body: { error: 'Não.' } });
    const one = '{ comment(postId: "p1", id: "c1") { text isHidden } }';
    expect(await fault(one)).toBeDefined();

    for (let number = 0; number < 1_100; number += 1) platform.state.comments.push(comment(`t${number}`, null, 'Oi'));
    const rows = platform.state.comments.slice(-999).map(({ idComment: id }) => ({ id, hide: false }));
    for (const status of [401, 403]) {
      let asked = 0;
      platform.refuse('GET /api/comentarios', () => {
        asked += 1;
        return asked === 1 ? { status: 200, body: rows } : { status, body: { error: 'Não.' } };
      });
      expect(await fault(one), String(status)).toBeDefined();
    }
  });

  it('if the platform answers 401 for each post, visiblePosts fails with UNAUTHENTICATED', async () => {
    const { fault, platform } = await start();
    for (const path of ['/api/post/p1', '/api/post/p2'])
      platform.refuse(`GET ${path}`, { status: 401, body: { error: 'Não.' } });
    expect(await fault('{ visiblePosts(ids: ["p1", "p2"]) }')).toBe('UNAUTHENTICATED');
  });

  it('updateProfile returns the changed profile', async () => {
    const { tell } = await start();
    expect(
      await tell(
        'mutation { updateProfile(input: { name: "Bia Reis" }) { ... on UpdateProfileSuccess { profile { id name } } } }',
      ),
    ).toEqual({ updateProfile: { profile: { id: 'bia', name: 'Bia Reis' } } });
  });

  it('the ad operations (price, publish, pay by card, list, finish) return the data of the platform', async () => {
    const { tell } = await start();
    expect(
      await tell(
        `{ adPrice(input: { kind: PROFILE, highlight: FEED, ${days} }) { ... on AdPrice { centavos formattedTotal formattedDay days } } }`,
      ),
    ).toEqual({ adPrice: { centavos: 103_000, formattedTotal: 'R$ 1.030,00', formattedDay: 'R$ 103,00', days: 10 } });
    const shown = {
      state: 'ACTIVE',
      startDate: '2040-03-01',
      endDate: '2040-03-10',
      reach: 0,
      formattedReturned: null,
    };
    const business = { ad: { ...shown, kind: 'BUSINESS', title: 'Café', targets: ['MAN'] } };
    const profile = { ad: { ...shown, kind: 'PROFILE', targets: ['WOMAN', 'TRANS'] } };
    expect(
      await tell(
        `mutation { publishBusinessAd: publishAd(input: { ad: { business: { ${businessAd} } }, idempotencyKey: "${KEY}" }) ${published} }`,
      ),
    ).toMatchObject({ publishBusinessAd: business });
    expect(
      await tell(
        `mutation { publishProfileAd: publishAd(input: { ad: { profile: { ${profileAd} } }, idempotencyKey: "${KEY}" }) ${published} }`,
      ),
    ).toMatchObject({ publishProfileAd: profile });
    expect(
      await tell(
        `mutation { confirmBusinessAdPayment: confirmAdPayment(input: { ad: { business: { ${businessAd} } }, paymentIntentId: "pi_1" }) ${published} }`,
      ),
    ).toMatchObject({ confirmBusinessAdPayment: business });
    expect(
      await tell(
        `mutation { confirmProfileAdPayment: confirmAdPayment(input: { ad: { profile: { ${profileAd} } }, paymentIntentId: "pi_1" }) ${published} }`,
      ),
    ).toMatchObject({ confirmProfileAdPayment: profile });
    const begun = { intent: { id: 'pi_1', clientSecret: 'pi_1_secret_2', centavos: 103_000 } };
    expect(
      await tell(
        `mutation { createBusinessAdIntent: createAdIntent(input: { ad: { business: { ${businessAd} } }, idempotencyKey: "${KEY}" }) ${intent} }`,
      ),
    ).toMatchObject({ createBusinessAdIntent: begun });
    expect(
      await tell(
        `mutation { createProfileAdIntent: createAdIntent(input: { ad: { profile: { ${profileAd} } }, idempotencyKey: "${KEY}" }) ${intent} }`,
      ),
    ).toMatchObject({ createProfileAdIntent: begun });
    expect(await tell('{ myAds { edges { node { id kind state highlight } } pageInfo { hasNextPage } } }')).toEqual({
      myAds: {
        edges: [{ node: { id: 'a1', kind: 'PROFILE', state: 'ACTIVE', highlight: 'FEED' } }],
        pageInfo: { hasNextPage: false },
      },
    });
    expect(
      await tell('mutation { finishAd(input: { id: "a1" }) { ... on FinishAdSuccess { ad { id state startDate } } } }'),
    ).toEqual({ finishAd: { ad: { id: 'a1', state: 'FINISHED', startDate: '2040-03-01' } } });
  });

  it('wallet returns the balance, createTopUpIntent returns the payment intent, and confirmTopUp returns the wallet', async () => {
    const { tell } = await start();
    const wallet = { balanceCentavos: 1_250, formattedBalance: 'R$ 12,50', owedCentavos: 0, pendingCentavos: 0 };
    const fields = 'balanceCentavos formattedBalance owedCentavos pendingCentavos';
    expect(await tell(`{ wallet { ${fields} } }`)).toEqual({ wallet });
    expect(
      await tell(
        `mutation { createTopUpIntent(input: { centavos: 5000, idempotencyKey: "${KEY}" }) { ... on CreateTopUpIntentSuccess { intent { id clientSecret centavos } } } }`,
      ),
    ).toEqual({ createTopUpIntent: { intent: { id: 'pi_1', clientSecret: 'pi_1_secret_2', centavos: 5_000 } } });
    expect(
      await tell(
        `mutation { confirmTopUp(input: { paymentIntentId: "pi_1" }) { ... on ConfirmTopUpSuccess { centavos wallet { ${fields} } } } }`,
      ),
    ).toEqual({ confirmTopUp: { centavos: null, wallet } });
  });
});

const refusal = '{ __typename ... on Refusal { code message field } }';
const operations = {
  createPost: ['POST /api/post', `createPost(input: { idempotencyKey: "${KEY}", text: "Oi" }) ${refusal}`],
  deletePost: ['DELETE /api/post/p1/delete', `deletePost(input: { id: "p1" }) ${refusal}`],
  addComment: [
    'POST /api/comment/p1',
    `addComment(input: { idempotencyKey: "${KEY}", postId: "p1", text: "Oi" }) ${refusal}`,
  ],
  updateProfile: ['POST /api/alterarDadosUsuario', `updateProfile(input: { name: "Bia" }) ${refusal}`],
  publishBusinessAd: [
    'POST /api/anuncios/publish/my-business',
    `publishBusinessAd: publishAd(input: { ad: { business: { ${businessAd} } }, idempotencyKey: "${KEY}" }) ${refusal}`,
  ],
  publishProfileAd: [
    'POST /api/anuncios/publish/my-profile',
    `publishProfileAd: publishAd(input: { ad: { profile: { ${profileAd} } }, idempotencyKey: "${KEY}" }) ${refusal}`,
  ],
  createBusinessAdIntent: [
    'POST /api/payment/ads/create-my-business-intent',
    `createBusinessAdIntent: createAdIntent(input: { ad: { business: { ${businessAd} } }, idempotencyKey: "${KEY}" }) ${refusal}`,
  ],
  createProfileAdIntent: [
    'POST /api/payment/ads/create-my-profile-intent',
    `createProfileAdIntent: createAdIntent(input: { ad: { profile: { ${profileAd} } }, idempotencyKey: "${KEY}" }) ${refusal}`,
  ],
  finishAd: ['DELETE /api/anuncios/a1', `finishAd(input: { id: "a1" }) ${refusal}`],
  createTopUpIntent: [
    'POST /api/payment/balance/add-balance',
    `createTopUpIntent(input: { centavos: 5000, idempotencyKey: "${KEY}" }) ${refusal}`,
  ],
  confirmTopUp: [
    'POST /api/payment/balance/confirm-add-balance',
    `confirmTopUp(input: { paymentIntentId: "pi_1" }) ${refusal}`,
  ],
  confirmBusinessAdPayment: [
    'POST /api/payment/ads/confirm-my-business-payment',
    `confirmBusinessAdPayment: confirmAdPayment(input: { ad: { business: { ${businessAd} } }, paymentIntentId: "pi_1" }) ${refusal}`,
  ],
  confirmProfileAdPayment: [
    'POST /api/payment/ads/confirm-my-profile-payment',
    `confirmProfileAdPayment: confirmAdPayment(input: { ad: { profile: { ${profileAd} } }, paymentIntentId: "pi_1" }) ${refusal}`,
  ],
} as const;

const nos: [what: string, no: No, is: { code: string; message?: string; field?: string | null }][] = [
  [
    '402 with isInsufficientBalance',
    { status: 402, body: { isInsufficientBalance: true } },
    { code: 'INSUFFICIENT_BALANCE', message: 'Saldo insuficiente.' },
  ],
  [
    '402 with isInsufficientBalance and a text as "error"',
    { status: 402, body: { isInsufficientBalance: true, error: 'Falta saldo.' } },
    { code: 'INSUFFICIENT_BALANCE', message: 'Falta saldo.' },
  ],
  [
    '402 with the status "failed"',
    { status: 402, body: { status: 'failed' } },
    { code: 'PAYMENT_FAILED', message: 'Falha no pagamento. Verifique os dados do seu cartão e tente novamente' },
  ],
  [
    '400 with a list as "errors"',
    { status: 400, body: { errors: ['Primeiro erro', 'Segundo'] } },
    { code: 'INVALID_INPUT', message: 'Primeiro erro' },
  ],
  [
    '400 with a text as "error"',
    { status: 400, body: { error: 'Texto cru' } },
    { code: 'INVALID_INPUT', message: 'Texto cru' },
  ],
  [
    '400 with a list as "error"',
    { status: 400, body: { error: ['Primeiro', 'Segundo'] } },
    { code: 'INVALID_INPUT', message: 'Primeiro' },
  ],
  [
    '400 with a JSON string of a list as "error"',
    { status: 400, body: { error: '["Primeiro","Segundo"]' } },
    { code: 'INVALID_INPUT', message: 'Primeiro' },
  ],
  [
    '400 with a JSON string of a text as "error"',
    { status: 400, body: { error: '"Só um"' } },
    { code: 'INVALID_INPUT', message: 'Só um' },
  ],
  [
    '400 with a text as "message"',
    { status: 400, body: { message: 'Do servidor.' } },
    { code: 'INVALID_INPUT', message: 'Do servidor.' },
  ],
  [
    '422 with the name of a refused field',
    { status: 422, body: { error: 'Não serve.', field: 'outro' } },
    { code: 'INVALID_INPUT', message: 'Não serve.', field: 'outro' },
  ],
  [
    '400 with "errors", "field" and "code" of wrong types',
    { status: 400, body: { error: 'Não.', errors: { a: 1 }, field: 7, code: null } },
    { code: 'INVALID_INPUT', message: 'Não.', field: null },
  ],
  ['400 without a body', { status: 400 }, { code: 'INVALID_INPUT' }],
];

describe('refusals of SPEC.md, section 8', () => {
  it.each(nos)(
    'if the platform answers %s, every mutation returns a Refusal with the expected code',
    async (_what, no, is) => {
      const { tell, platform } = await start();
      const refused = await Promise.all(
        Object.entries(operations).map(async ([name, [call, operation]]) => {
          platform.refuse(call, no);
          return [name, (await tell(`mutation { ${operation} }`))?.[name]] as const;
        }),
      );
      for (const [name, answer] of refused) expect(answer, name).toMatchObject({ __typename: 'Refusal', ...is });
    },
  );

  it.each([
    ['createPost', 'Falha na criação do post. Tente novamente mais tarde'],
    ['deletePost', 'Não foi possível apagar o post. Tente novamente mais tarde.'],
    ['publishProfileAd', 'Algo de errado ocorreu durante a operação. Tente novamente mais tarde.'],
    ['publishBusinessAd', 'Algo de errado ocorreu durante a operação. Tente novamente mais tarde.'],
  ] as const)(
    'if the platform answers 400 without a message, the Refusal of %s has the message of section 8',
    async (name, message) => {
      const { tell, platform } = await start();
      const [call, operation] = operations[name];
      platform.refuse(call, { status: 400, body: {} });
      expect(await tell(`mutation { ${operation} }`)).toMatchObject({ [name]: { message } });
    },
  );

  it.each([
    ['no body', undefined],
    ['a message', { message: 'Bad credentials' }],
    ['a code of its own', { code: 'E401' }],
  ])(
    'if the platform answers 401 with %s, logIn returns INVALID_CREDENTIALS and addComment fails as UNAUTHENTICATED',
    async (_what, body) => {
      const { tell, fault, platform } = await start();
      platform.refuse('POST /api/token', { status: 401, body });
      platform.refuse('POST /api/comment/p1', { status: 401, body });
      const logIn =
        'mutation { logIn(input: { email: "bia@example.com", password: "x" }) { ... on Refusal { code } } }';
      expect(await tell(logIn, false)).toEqual({ logIn: { code: 'INVALID_CREDENTIALS' } });
      expect(await tell(logIn)).toEqual({ logIn: { code: 'INVALID_CREDENTIALS' } });
      expect(await fault(`mutation { ${operations.addComment[1]} }`)).toBe('UNAUTHENTICATED');
    },
  );

  it.each([500, 502, 503])(
    'if the platform answers %i, every mutation fails with UPSTREAM_UNAVAILABLE',
    async (status) => {
      const { fault, platform } = await start();
      const faults = await Promise.all(
        Object.entries(operations).map(async ([name, [call, operation]]) => {
          platform.refuse(call, { status, body: { error: 'at db.ts:12' } });
          return [name, await fault(`mutation { ${operation} }`)] as const;
        }),
      );
      for (const [name, code] of faults) expect(code, name).toBe('UPSTREAM_UNAVAILABLE');
    },
  );

  it('if their platform calls answer 500, isBetaTester is false and recordPostViews returns 0', async () => {
    const { tell, platform } = await start();
    platform.refuse('GET /api/user-v2/is-beta-tester', { status: 500 });
    platform.refuse('POST /api/post/view', { status: 500 });
    expect(await tell('{ viewer { isBetaTester } }')).toEqual({ viewer: { isBetaTester: false } });
    expect(await tell('mutation { recordPostViews(input: { postIds: ["p1"] }) }')).toEqual({ recordPostViews: 0 });
  });
});
