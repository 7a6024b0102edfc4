import { z } from 'zod';
import { idsQuery } from '../../http/input.ts';
import { pageQuery } from '../../http/pagination.ts';
import { profileBody } from '../../profiles/profile-edit.routes.ts';
import { discoverProfilesQuery, suggestionsQuery } from '../../profiles/profiles.routes.ts';
import { user } from '../answers/people.ts';
import { pageAnswer, withStatus } from '../answers/shared.ts';
import type { Calls } from '../call.ts';

const users = z.array(user);
const page = pageAnswer('usuarios', user);

export const peopleCalls: Calls = {
  'GET /api/usuarios': {
    says: 'with SPEC.md’s `discover=true`: at most 50, oneself left out; `filter` is a gender category or text, which is looked for in nicknames and names, without regard to marks and case: nickname first, then name, then any word, then any part of one (`search_words` takes names and text apart, as for posts); of one or two letters only the beginnings of words; of a search, the first 80 characters count. With `search`, `genero` (text and category together) and `cursorSize` or `cursorAfter`, additions: a page',
    query: discoverProfilesQuery,
    answer: z.union([users, page]),
  },
  'GET /api/similar-profiles': {
    says: 'to follow, best first; `limit` is an addition',
    query: suggestionsQuery,
    answer: users,
  },
  'DELETE /api/similar-profiles/{id}': { says: 'never suggested again', isAddition: true },
  'GET /api/usuarios/{id}': {
    says: '404 also where a block stands in between',
    session: 'optional',
    answer: user,
  },
  'GET /api/user-v2/profiles': {
    says: '`ids` has commas; in any order, unknown ids and blocked people left out; at most 100',
    isAddition: true,
    session: 'optional',
    query: idsQuery,
    answer: users,
  },
  'POST /api/alterarDadosUsuario': {
    says: 'what is absent stays. `idFoto` and `idCapa` name images from `POST /api/media`, null takes the picture away; `nascimento` is accepted only as it is',
    body: profileBody,
    answer: withStatus({ usuario: user }),
  },
  'POST /api/user-v2/{id}/follow': {
    says: 'a private member is asked (`REQUESTED`)',
    isAddition: true,
    answer: user,
  },
  'DELETE /api/user-v2/{id}/follow': { isAddition: true, answer: user },
  'DELETE /api/user-v2/{id}/follower': { says: 'the follower is not told', isAddition: true, answer: user },
  'POST /api/user-v2/follow-requests/{id}': {
    says: 'lets in the member who asked; 404 when they never asked',
    isAddition: true,
    answer: user,
  },
  'DELETE /api/user-v2/follow-requests/{id}': {
    says: 'refuses the member who asked',
    isAddition: true,
    answer: user,
  },
  'POST /api/user-v2/{id}/mute': { isAddition: true, answer: user },
  'DELETE /api/user-v2/{id}/mute': { isAddition: true, answer: user },
  'POST /api/user-v2/{id}/block': {
    says: 'ends follows both ways, and memberships in the VIP communities of the one who blocks',
    isAddition: true,
  },
  'DELETE /api/user-v2/{id}/block': { isAddition: true },
  'GET /api/user-v2/{list}': {
    says: 'the asking member’s own, newest first; no member sees another’s',
    isAddition: true,
    params: { list: z.enum(['followers', 'following', 'follow-requests', 'blocks']) },
    query: pageQuery,
    answer: page,
  },
};
