import type DataLoader from 'dataloader';
import { z } from 'zod';
import { connectionOf, pagingQuery, pagingWire, wholeList, type PageArguments } from '../../gateway/pagination.ts';
import { orWithoutCall } from '../../gateway/upstream/refusals.ts';
import { idempotencyKey, nothing, segment, type Upstream } from '../../gateway/upstream/upstream.ts';
import { pixWire, toPix } from '../wallet/wallet.wire.ts';
import {
  communityWire,
  inviteWire,
  memberWire,
  subscriptionWire,
  toCommunity,
  toInvite,
  toMember,
  toSubscription,
  type CommunityRecord,
  type communityKind,
  type communityRole,
} from './communities.wire.ts';

export type {
  CommunityInviteRecord,
  CommunityMemberRecord,
  CommunityOfferRecord,
  CommunityRecord,
} from './communities.wire.ts';

const listWire = z.array(communityWire);
const pageWire = z.object({ communities: listWire, paging: pagingWire });
const membersWire = z.object({ members: z.array(memberWire), paging: pagingWire });
const invitesWire = z.object({ invites: z.array(inviteWire) });
const subscriptionsWire = z.object({ assinaturas: z.array(subscriptionWire) });
const newInviteWire = inviteWire.extend({ token: z.string() });

const fields = {
  desKind: 'kind',
  desName: 'name',
  desDescription: 'description',
  desRules: 'rules',
  valPrice: 'priceCents',
  idPicture: 'pictureId',
};

interface Details {
  name: string;
  description: string;
  rules: string;
  priceCents?: number | null | undefined;
  /** The id of the new picture. Null removes the picture; undefined leaves it unchanged. */
  pictureId?: string | null | undefined;
}

const root = '/api/comunidades';

/** The result of subscribing to a community. The gateway loads the wallet only if the operation selects it. */
export interface Subscribed {
  community: CommunityRecord;
}

export class CommunitiesDataSource {
  /** Loads the communities to which other objects refer: `GET /api/comunidades?ids=1,2,3`. */
  private readonly references: DataLoader<string, CommunityRecord | null>;

  constructor(private readonly upstream: Upstream) {
    this.references = upstream.references({
      together: async (ids) => {
        const query = { ids: ids.join(',') };
        return (await upstream.ask('GET', root, listWire, { query, keys: ids.length })).map(toCommunity);
      },
      alone: (id) => this.get(id),
      isForMembers: true,
    });
  }

  /**
   * `GET /api/comunidades/{id}/` with a timestamp, as SPEC.md section 7 requires.
   * @throws {Fault} NOT_FOUND
   */
  async get(id: string) {
    const query = { ts: String(Date.now()) };
    return toCommunity(await this.upstream.ask('GET', `${pathOf(id)}/`, communityWire, { query }));
  }

  /** Returns the community to which another object refers. Null if there is none, or if the viewer may not see it. */
  referred(id: string | null | undefined) {
    return id == null ? null : this.references.load(id);
  }

  /** Returns a community with its id and its name only, as the platform sends them with a post. */
  named(id: string, name: string): CommunityRecord {
    return toCommunity(communityWire.parse({ idCommunity: id, desName: name }));
  }

  /** `GET /api/comunidades/minhas` */
  mine(page: PageArguments) {
    return this.page(`${root}/minhas`, page);
  }

  /** `GET /api/comunidades/descobrir` */
  discover(search: string, page: PageArguments) {
    return this.page(`${root}/descobrir`, page, search);
  }

  /** `GET /api/comunidades/{id}/members` or `…/requests`. */
  async people(id: string, which: 'members' | 'requests', page: PageArguments) {
    const call = { query: pagingQuery(page) };
    const { members, paging } = await this.upstream.ask('GET', `${pathOf(id)}/${which}`, membersWire, call);
    return connectionOf(members, paging, page, (row) => toMember(id, row));
  }

  /** `GET /api/comunidades/{id}/invites` */
  async invites(id: string) {
    const { invites } = await this.upstream.ask('GET', `${pathOf(id)}/invites`, invitesWire);
    return invites.map((row) => toInvite(id, row));
  }

  /** `POST /api/comunidades` */
  create({ idempotencyKey: key, kind: desKind, ...details }: Details & { idempotencyKey: string; kind: Kind }) {
    const json = { ...bodyOf(details), desKind };
    return this.change('POST', root, { json, fields, idempotencyKey: idempotencyKey(key) });
  }

  /** `PATCH /api/comunidades/{id}` */
  update({ id, ...details }: Details & { id: string }) {
    return this.change('PATCH', pathOf(id), { json: bodyOf(details), fields });
  }

  /** `DELETE /api/comunidades/{id}` */
  async close(id: string) {
    await this.upstream.ask('DELETE', pathOf(id), nothing);
  }

  /** `POST` or `DELETE /api/comunidades/{id}/membership` */
  setMembership(id: string, wanted: boolean) {
    return this.change(wanted ? 'POST' : 'DELETE', `${pathOf(id)}/membership`);
  }

  /** `POST /api/comunidades/{id}/subscription` */
  subscribe(id: string, priceCents: number) {
    return this.change('POST', `${pathOf(id)}/subscription`, { json: { valPrice: priceCents }, fields });
  }

  /** `POST /api/comunidades/{id}/subscription/pix` */
  async subscribeByPix(id: string, priceCents: number, key: string) {
    const call = { json: { valPrice: priceCents }, fields, idempotencyKey: idempotencyKey(key) };
    return toPix(await this.upstream.ask('POST', `${pathOf(id)}/subscription/pix`, pixWire, call));
  }

  /** `DELETE /api/comunidades/{id}/subscription` cancels a subscription, `POST …/resume` undoes the cancellation. */
  setSubscription(id: string, wanted: boolean) {
    const path = `${pathOf(id)}/subscription`;
    return wanted ? this.change('POST', `${path}/resume`) : this.change('DELETE', path);
  }

  /** `GET /api/assinaturas` */
  async subscriptions() {
    const asked = this.upstream.ask('GET', '/api/assinaturas', subscriptionsWire);
    const { assinaturas } = await orWithoutCall(asked, { assinaturas: [] });
    return assinaturas.map(toSubscription);
  }

  /** `DELETE /api/assinaturas/{id}` @returns the remaining subscriptions */
  async endSubscription(id: string) {
    const { assinaturas } = await this.upstream.ask('DELETE', `/api/assinaturas/${segment(id)}`, subscriptionsWire);
    return assinaturas.map(toSubscription);
  }

  /** `DELETE /api/assinaturas/{id}/pix` @returns the subscriptions */
  async endPixRenewal(id: string) {
    const path = `/api/assinaturas/${segment(id)}/pix`;
    const { assinaturas } = await this.upstream.ask('DELETE', path, subscriptionsWire);
    return assinaturas.map(toSubscription);
  }

  /** `POST /api/comunidades/{id}/requests/{user}` */
  answerRequest(id: string, userId: string, approve: boolean) {
    return this.change('POST', `${pathOf(id)}/requests/${segment(userId)}`, { json: { approve } });
  }

  /** `PATCH /api/comunidades/{id}/members/{user}` */
  setRole(id: string, userId: string, wanted: Role) {
    return this.change('PATCH', `${pathOf(id)}/members/${segment(userId)}`, { json: { role: wanted } });
  }

  /** `POST /api/comunidades/{id}/offer` */
  offer(id: string, userId: string) {
    return this.change('POST', `${pathOf(id)}/offer`, { json: { idUser: userId } });
  }

  /** `DELETE /api/comunidades/{id}/offer` */
  withdrawOffer(id: string) {
    return this.change('DELETE', `${pathOf(id)}/offer`);
  }

  /** `POST /api/comunidades/{id}/offer/answer` */
  answerOffer(id: string, accept: boolean) {
    return this.change('POST', `${pathOf(id)}/offer/answer`, { json: { accept } });
  }

  /** `DELETE /api/comunidades/{id}/members/{user}` */
  removeMember(id: string, userId: string) {
    return this.change('DELETE', `${pathOf(id)}/members/${segment(userId)}`);
  }

  /** `POST /api/comunidades/{id}/invites` */
  async createInvite(id: string, days: number | null | undefined) {
    const json = { days: days ?? null };
    const made = await this.upstream.ask('POST', `${pathOf(id)}/invites`, newInviteWire, { json });
    return { invite: toInvite(id, made), token: made.token };
  }

  /** `DELETE /api/comunidades/{id}/invites/{invite}` */
  async revokeInvite(id: string, inviteId: string) {
    await this.upstream.ask('DELETE', `${pathOf(id)}/invites/${segment(inviteId)}`, nothing);
  }

  /** `POST /api/comunidades/{id}/invites/accept` */
  acceptInvite(id: string, token: string) {
    return this.change('POST', `${pathOf(id)}/invites/accept`, { json: { token } });
  }

  private async change(method: 'POST' | 'PATCH' | 'DELETE', path: string, call: Parameters<Upstream['ask']>[3] = {}) {
    return toCommunity(await this.upstream.ask(method, path, communityWire, call));
  }

  private async page(path: string, page: PageArguments, filter?: string) {
    const call = { query: { filter, ...pagingQuery(page) } };
    const asked = this.upstream.ask('GET', path, pageWire, call);
    const { communities, paging } = await orWithoutCall(asked, { communities: [], paging: wholeList });
    return connectionOf(communities, paging, page, toCommunity);
  }
}

type Kind = z.infer<typeof communityKind>;
type Role = z.infer<typeof communityRole>;

function pathOf(id: string) {
  return `${root}/${segment(id)}`;
}

function bodyOf({ name, description, rules, priceCents, pictureId }: Details) {
  return {
    desName: name,
    desDescription: description,
    desRules: rules,
    valPrice: priceCents ?? null,
    ...(pictureId !== undefined && { idPicture: pictureId }),
  };
}
