import { z } from 'zod';
import { Fault, RefusalError } from '../../gateway/errors.ts';
import { segment, type Upstream } from '../../gateway/upstream/upstream.ts';
import type { GenderCategory } from '../../generated/resolvers.ts';
import { profileWire, toProfile } from './profiles.wire.ts';

/**
 * The response to a change of the profile. As SPEC.md section 7 defines it, a refusal has the HTTP status 200 and the
 * JSON field `status: false`.
 */
const outcomeWire = z.object({
  status: z.boolean().default(true),
  usuario: profileWire.optional(),
  message: z.string().nullish(),
  code: z.string().nullish(),
  field: z.string().nullish(),
});

const ownWire = z.object({ idUser: z.string() });

/** The changes of a profile. Undefined leaves a field unchanged, null clears the field. */
export interface ProfileEdit {
  name?: string | null | undefined;
  nickname?: string | null | undefined;
  bio?: string | null | undefined;
  preferences?: readonly GenderCategory[] | null | undefined;
  gender?: GenderCategory | null | undefined;
  isPrivate?: boolean | null | undefined;
  avatarId?: string | null | undefined;
  coverId?: string | null | undefined;
}

const fields: Record<string, string> = {
  nome: 'name',
  apelido: 'nickname',
  preferencia: 'preferences',
  genero: 'gender',
  idFoto: 'avatarId',
  idCapa: 'coverId',
};

export class ProfileEditDataSource {
  constructor(private readonly upstream: Upstream) {}

  /** `POST /api/alterarDadosUsuario`. @throws {RefusalError} with the platform's reason */
  async update({ name, nickname, bio, preferences, gender, isPrivate, avatarId, coverId }: ProfileEdit) {
    const json = {
      nome: name ?? undefined,
      apelido: nickname ?? undefined,
      bio,
      preferencia: preferences?.join(','),
      genero: gender,
      isPrivate: isPrivate ?? undefined,
      idFoto: avatarId,
      idCapa: coverId,
    };
    const outcome = await this.upstream.ask('POST', '/api/alterarDadosUsuario', outcomeWire.prefault({}), {
      json,
      fields,
    });
    if (outcome.status) return toProfile(outcome.usuario ?? (await this.own()));
    const field = outcome.field ?? undefined;
    const message = outcome.message ? outcome.message : new Fault('BAD_USER_INPUT').message;
    throw new RefusalError(outcome.code ?? 'INVALID_INPUT', message, field && (fields[field] ?? field));
  }

  /** Loads the viewer's profile again after a change, for a platform that does not return the changed profile. */
  private async own() {
    const { idUser } = await this.upstream.ask('GET', '/api/user-v2/profile-info', ownWire);
    return this.upstream.ask('GET', `/api/usuarios/${segment(idUser)}`, profileWire);
  }
}
