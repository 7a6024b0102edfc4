import DataLoader from 'dataloader';
import { z } from 'zod';
import { segment, type Upstream } from '../../gateway/upstream.ts';

/** Usuario (API.md, "Accounts"). */
const profileWire = z.object({
  idUser: z.string(),
  userName: z.string(),
  apelido: z.string().nullish(),
  userImage: z.string().nullish(),
  bio: z.string().nullish(),
  verified: z.boolean().nullish(),
});
const profilesWire = z.array(profileWire);

export interface ProfileRecord {
  id: string;
  name: string;
  nickname: string;
  avatarUrl: string | null;
  bio: string | null;
  isVerified: boolean;
}

export class ProfilesDataSource {
  constructor(private readonly upstream: Upstream) {}

  /** One request for all the authors of a page: `GET /api/user-v2/profiles?ids=1,2,3`. */
  private readonly byId = new DataLoader<string, ProfileRecord>(
    async (ids) => {
      const query = { ids: ids.join(',') };
      const rows = await this.upstream.ask('GET', '/api/user-v2/profiles', profilesWire, { query });
      const found = new Map(rows.map((row) => [row.idUser, toProfile(row)]));
      return ids.map((id) => found.get(id) ?? gone(id));
    },
    { maxBatchSize: 100 },
  );

  /** `GET /api/usuarios/{id}`. @throws {Fault} NOT_FOUND */
  async get(id: string) {
    return toProfile(await this.upstream.ask('GET', `/api/usuarios/${segment(id)}`, profileWire));
  }

  /**
   * Who wrote something. Somebody who has left, or whom the viewer may no longer see, does not take the post or the
   * comment with them.
   */
  author(id: string): Promise<ProfileRecord> {
    return this.byId.load(id);
  }
}

function toProfile(row: z.infer<typeof profileWire>): ProfileRecord {
  return {
    id: row.idUser,
    name: row.userName,
    nickname: row.apelido ?? '',
    avatarUrl: row.userImage ? row.userImage : null,
    bio: row.bio ?? null,
    isVerified: row.verified ?? false,
  };
}

function gone(id: string): ProfileRecord {
  return { id, name: 'Conta indisponível', nickname: '', avatarUrl: null, bio: null, isVerified: false };
}
