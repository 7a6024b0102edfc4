import { anyMember, at, everybody, refusal, signedIn, told, whereSeen, type Line } from '../support/line.ts';

export const posts: Line[] = [
  {
    does: 'read a post',
    rest: 'GET /api/post/{post}',
    graphql: `query { post(id: "{post}") { text author { name } media { ... on Image { alt sources { url } } } } }`,
    answers: at(told, whereSeen),
  },
  {
    does: 'read the home feed',
    rest: 'GET /api/feed-v2?cursorSize=50',
    graphql: `query { feed(first: 50) { edges { node { text media { ... on Image { sources { url } } } } } } }`,
    answers: {
      // visitor        ended blocked stranger free follower member moderator owner
      open: /*      */ '+ 401 - + + + + + +',
      private: /*   */ '- 401 - - - + - - +',
      community: /* */ '- 401 - - - - + + +',
      vip: /*       */ '- 401 - - - - + + +',
      deleted: /*   */ '- 401 - - - - - - -',
    },
  },
  {
    does: 'search posts, even for the very words that are hidden',
    rest: 'GET /api/feed-v2/discover?search={secret}',
    graphql: `query { discoverPosts(search: "{secret}") { edges { node { text media { ... on Image { sources { url } } } } } } }`,
    answers: {
      open: /*      */ '401 401 - + + + + + +',
      private: /*   */ '401 401 - - - - - - -',
      community: /* */ '401 401 - - - - - - -',
      vip: /*       */ '401 401 - - - - - - -',
      deleted: /*   */ '401 401 - - - - - - -',
    },
  },
  {
    does: "read a profile's feed",
    rest: 'GET /api/feed-v2/profile/{owner}',
    graphql: `query { profile(id: "{owner}") { posts(first: 10) { edges { node { text } } } } }`,
    answers: {
      open: /*      */ '+ 401 404 + + + + + +',
      private: /*   */ '- 401 404 - - + - - +',
      community: /* */ '- 401 404 - - - + + +',
      vip: /*       */ '- 401 404 - - - + + +',
      deleted: /*   */ '- 401 404 - - - - - -',
    },
  },
  {
    does: "read a community's feed",
    rest: 'GET /api/feed-v2/community/{community}',
    graphql: `query { communityFeed(communityId: "{community}") { edges { node { text } } } }`,
    answers: {
      open: /*      */ '404 401 - 404 404 404 - - -',
      community: /* */ '404 401 - 404 404 404 + + +',
      vip: /*       */ '404 401 - 404 404 404 + + +',
      deleted: /*   */ '404 401 404 404 404 404 404 404 404',
    },
  },
  {
    does: 'count a view',
    rest: 'POST /api/post/view',
    json: { idPost: '{post}', anonUserId: 'anon_{key}' },
    answers: whereSeen,
  },
  {
    does: 'count views',
    rest: 'POST /api/post/views',
    json: { idPosts: ['{post}'], anonUserId: 'anon_{key}' },
    graphql: `mutation { recordPostViews(input: { postIds: ["{post}"], anonymousId: "anon_{key}" }) }`,
    // Which posts are there is not to be learned from it.
    secret: '1}',
    changes: true,
    answers: {
      open: /*      */ '+ 401 - + + + + + +',
      private: /*   */ '- 401 - - - + - - +',
      community: /* */ '- 401 - - - - + + +',
      vip: /*       */ '- 401 - - - - + + +',
      deleted: /*   */ '- 401 - - - - - - -',
    },
  },
  {
    does: 'publish',
    rest: 'POST /api/post',
    form: { desContent: 'oi' },
    graphql: `mutation { createPost(input: { idempotencyKey: "{key}", text: "oi" }) { ${refusal} } }`,
    changes: true,
    answers: anyMember,
  },
  {
    does: 'publish in the community',
    rest: 'POST /api/post',
    form: { desContent: 'oi', idCommunity: '{community}' },
    graphql: `mutation { createPost(input: { idempotencyKey: "{key}", text: "oi", communityId: "{community}" }) { ${refusal} } }`,
    changes: true,
    answers: {
      community: /* */ '401 401 ok 404 404 404 ok ok ok',
      vip: /*       */ '401 401 ok 404 404 404 ok ok ok',
      deleted: /*   */ '401 401 404 404 404 404 404 404 404',
    },
  },
  {
    does: 'publish a file that the owner has stored',
    rest: 'POST /api/post',
    form: { desContent: 'oi', uploads: '[{"idFile":"{file}","desAlt":""}]' },
    graphql: `mutation { createPost(input: { idempotencyKey: "{key}", text: "oi", media: [{ id: "{file}" }] }) { ${refusal} } }`,
    changes: true,
    answers: '401 401 400 400 400 400 400 400 ok',
  },
  {
    does: 'delete a post',
    rest: 'DELETE /api/post/{post}/delete',
    graphql: `mutation { deletePost(id: "{post}") { ${refusal} } }`,
    changes: true,
    answers: {
      open: /*      */ '401 401 404 403 403 403 403 403 ok',
      private: /*   */ '401 401 404 404 404 403 404 404 ok',
      community: /* */ '401 401 404 404 404 404 403 403 ok',
      vip: /*       */ '401 401 404 404 404 404 403 403 ok',
      deleted: /*   */ '401 401 404 404 404 404 404 404 404',
    },
  },
  {
    does: 'store a file, here without one',
    rest: 'POST /api/media',
    form: { desContent: 'oi' },
    answers: '401 401 400 400 400 400 400 400 400',
  },
  {
    does: 'store a file, here one that is none',
    graphql: `mutation { uploadMedia(input: { file: "{file}" }) { ${refusal} } }`,
    answers: '400 400 400 400 400 400 400 400 400',
  },
  {
    does: 'discard a stored file',
    rest: 'DELETE /api/media/{file}',
    graphql: `mutation { discardMedia(id: "{file}") }`,
    changes: true,
    answers: signedIn('404 401 404 404 404 404 404 404 ok'),
  },
  {
    does: 'fetch a file by an address that nobody signed',
    rest: 'GET /media/{key}-{secret}.webp?e=99999999999&s=x',
    answers: everybody.replace(/\S+/g, '403'),
  },
];
