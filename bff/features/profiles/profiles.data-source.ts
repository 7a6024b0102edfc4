import type DataLoader from 'dataloader';
import { z } from 'zod';
import { isUnseen } from '../../gateway/errors.ts';
import { connectionOf, pagingQuery, pagingWire, wholeList, type PageArguments } from '../../gateway/pagination.ts';
import { orBySpec, orWithoutCall } from '../../gateway/upstream/refusals.ts';
import { nothing, segment, type Upstream } from '../../gateway/upstream/upstream.ts';
import { viewerIdOf } from '../accounts/viewer-id.ts';
import type { GenderCategory } from '../../generated/resolvers.ts';
import { gone, named, profileWire, toProfile, unnamed, type Named, type ProfileRecord } from './profiles.wire.ts';

export type { ProfileRecord } from './profiles.wire.ts';

const profilesWire = z.array(profileWire);
/**
 * The profiles of the authors, which our platform sends together with a page. If the field is absent or malformed, the
 * gateway loads the profiles with another call.
 */
export const authorsWire = profilesWire.optional().catch(undefined);
const pageWire = z.object({ usuarios: profilesWire, paging: pagingWire });
/**
 * A list of profiles: a plain array as SPEC.md section 7 defines it, or a page with cursors, which our platform
 * returns.
 */
const searchedWire = z.union([pageWire, profilesWire.transform((usuarios) => ({ usuarios, paging: wholeList }))]);

export type OwnList = 'followers' | 'following' | 'follow-requests' | 'blocks';

type Row = z.infer<typeof profileWire>;

interface Search {
  text: string;
  category: GenderCategory | null | undefined;
}

export class ProfilesDataSource {
  constructor(private readonly upstream: Upstream) {
    this.byId = upstream.loader((ids) => orBySpec(this.together(ids), () => this.eachOf(ids)), { maxBatchSize: 100 });
  }

  /**
   * The names and pictures of authors by author id, as the platform sent them together with comments (SPEC.md section
   * 3).
   */
  private readonly named = new Map<string, Named>();

  /** The profiles of authors by author id, as the platform sent them together with a page of posts or comments. */
  private readonly sent = new Map<string, ProfileRecord>();

  /** Loads the profiles of all authors on a page with a single call: `GET /api/user-v2/profiles?ids=1,2,3`. */
  private readonly byId: DataLoader<string, ProfileRecord>;

  private async together(ids: readonly string[]) {
    const query = { ids: ids.join(',') };
    const rows = await this.upstream.ask('GET', '/api/user-v2/profiles', profilesWire, { query, keys: ids.length });
    const found = new Map(rows.map((row) => [row.idUser, toProfile(row)]));
    return ids.map((id) => found.get(id) ?? gone(id));
  }

  private async eachOf(ids: readonly string[]) {
    const profiles: ProfileRecord[] = [];
    for await (const profile of this.upstream.someAtATime(ids, (id) => this.alone(id))) profiles.push(profile);
    return profiles;
  }

  private async alone(id: string) {
    try {
      return await this.get(id);
    } catch (error) {
      const author = this.named.get(id);
      if (isUnseen(error)) return author ? named(id, author) : gone(id);
      throw error;
    }
  }

  /** `GET /api/usuarios/{id}`. @throws {Fault} NOT_FOUND */
  async get(id: string) {
    return toProfile(await this.upstream.ask('GET', `/api/usuarios/${segment(id)}`, profileWire));
  }

  /**
   * Returns a profile for a signed-in viewer. The field `own` tells if the profile is the viewer's. SPEC.md section 7
   * does not define this field, so if the platform omits it, the gateway compares the ids.
   * @throws {Fault} NOT_FOUND
   */
  async seenByMember(id: string): Promise<ProfileRecord> {
    const row = await this.upstream.ask('GET', `/api/usuarios/${segment(id)}`, profileWire);
    return toProfile((await this.withOwn([row]))[0] ?? row);
  }

  /**
   * Adds the field `own` (true for the viewer's profile) to profiles without it, because SPEC.md section 7 does not
   * define the field.
   */
  private async withOwn(rows: Row[]): Promise<Row[]> {
    if (rows.every(({ own }) => own != null)) return rows;
    const viewerId = await viewerIdOf(this.upstream);
    return rows.map((row) => ({ ...row, own: row.own ?? row.idUser === viewerId }));
  }

  /**
   * Returns the profile of an author. If the author has left or is hidden from the viewer, returns a placeholder, so
   * that the post or comment can still be shown.
   * @param known the name and picture that the platform sent together with the comment. The gateway uses them if it
   * cannot load the profile, because SPEC.md section 7 shows profiles to members only.
   */
  author(id: string, known?: Named | null): ProfileRecord | Promise<ProfileRecord> {
    const sent = id === '' ? unnamed : this.sent.get(id);
    if (sent) return sent;
    if (known) this.named.set(id, known);
    return this.byId.load(id);
  }

  /**
   * Remembers the profiles that the platform sent together with a page, so that `author` needs no call for them.
   * @param profiles undefined if the platform did not send them: SPEC.md section 7 does not define them
   */
  rememberAuthors(ids: readonly string[], profiles: Row[] | undefined) {
    if (!profiles) return;
    const found = new Map(profiles.map((row) => [row.idUser, row]));
    for (const id of ids) {
      const row = found.get(id);
      this.sent.set(id, row ? toProfile(row) : gone(id));
    }
  }

  /**
   * `GET /api/usuarios?discover=true`: a page. SPEC.md section 7 defines only the parameter `filter`, which holds a
   * text or a category.
   */
  async discover({ text, category }: Search, page: PageArguments) {
    const genero = category ?? undefined;
    const filter = text === '' ? genero : text;
    const query = { discover: 'true', filter, search: text, genero, ...pagingQuery(page) };
    const { usuarios, paging } = await this.upstream.ask('GET', '/api/usuarios', searchedWire, { query });
    return connectionOf(await this.withOwn(usuarios), paging, page, toProfile);
  }

  /** `GET /api/similar-profiles` */
  async suggested(limit: number) {
    const query = { limit: String(limit) };
    const rows = await this.upstream.ask('GET', '/api/similar-profiles', profilesWire, { query });
    // Returns only the first `limit` profiles. SPEC.md section 7 defines no limit for this call, but the computed cost
    // of the operation includes `limit` profiles only.
    return (await this.withOwn(rows.slice(0, limit))).map(toProfile);
  }

  /** `DELETE /api/similar-profiles/{id}`. @throws {Fault} NOT_FOUND */
  async dismiss(id: string) {
    await this.upstream.ask('DELETE', `/api/similar-profiles/${segment(id)}`, nothing);
  }

  /** `GET /api/user-v2/{list}`: the viewer's own list. */
  own(list: OwnList, page: PageArguments) {
    return this.page(`/api/user-v2/${list}`, page);
  }

  /** `POST` or `DELETE /api/user-v2/{id}/follow` */
  setFollow(id: string, following: boolean) {
    return this.change(following ? 'POST' : 'DELETE', `${segment(id)}/follow`);
  }

  /** `POST` or `DELETE /api/user-v2/follow-requests/{id}` */
  answerRequest(id: string, accept: boolean) {
    return this.change(accept ? 'POST' : 'DELETE', `follow-requests/${segment(id)}`);
  }

  /** `DELETE /api/user-v2/{id}/follower` */
  removeFollower(id: string) {
    return this.change('DELETE', `${segment(id)}/follower`);
  }

  /** `POST` or `DELETE /api/user-v2/{id}/mute` */
  setMute(id: string, muted: boolean) {
    return this.change(muted ? 'POST' : 'DELETE', `${segment(id)}/mute`);
  }

  /** `POST` or `DELETE /api/user-v2/{id}/block` */
  async setBlock(id: string, blocked: boolean) {
    await this.upstream.ask(blocked ? 'POST' : 'DELETE', `/api/user-v2/${segment(id)}/block`, nothing);
  }

  private async change(method: 'POST' | 'DELETE', path: string) {
    return toProfile(await this.upstream.ask(method, `/api/user-v2/${path}`, profileWire));
  }

  private async page(path: string, page: PageArguments) {
    const asked = this.upstream.ask('GET', path, pageWire, { query: pagingQuery(page) });
    const { usuarios, paging } = await orWithoutCall(asked, { usuarios: [], paging: wholeList });
    return connectionOf(usuarios, paging, page, toProfile);
  }
}
