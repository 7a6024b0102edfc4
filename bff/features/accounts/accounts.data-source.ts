import { z } from 'zod';
import { Fault, RefusalError } from '../../gateway/errors.ts';
import { UnknownCall } from '../../gateway/upstream/refusals.ts';
import { nothing, type Upstream } from '../../gateway/upstream/upstream.ts';
import { GenderCategory, type ProfileType, type RegisteredProfileType } from '../../generated/resolvers.ts';
import { answerOf } from './security.data-source.ts';

/** The response of `POST /api/token`, the sign-in (SPEC.md section 3, "Login response"). */
const sessionWire = z.object({
  token: z.string().min(1),
  perfil: z.string().nullish(),
  usuarioId: z.string(),
  userName: z.string(),
  apelido: z.string().nullish(),
  image: z.string().nullish(),
  preferencia: z.string().nullish(),
});

/**
 * The response of several calls that SPEC.md defines. They report a refusal with the HTTP status 200 and the JSON field
 * `status: false`.
 */
const outcomeWire = z.object({
  status: z.boolean(),
  message: z.string().nullish(),
  code: z.string().nullish(),
  field: z.string().nullish(),
  /** The session of a new member, if the platform signs the member in immediately after the sign-up. */
  sessao: sessionWire.nullish(),
  /** The names of the second factors that the password reset has removed: those added in the last 14 days. */
  removidos: z.array(z.string()).nullish(),
});

const secondStepWire = z.object({ desafio: z.string() });

/**
 * Returns the challenge for the second step of a sign-in, if the error means that the password was right but a second
 * factor is required. Returns undefined for any other error.
 */
export function secondStepOf(error: unknown) {
  if (!(error instanceof RefusalError) || error.code !== 'SECOND_FACTOR_REQUIRED') return undefined;
  return secondStepWire.safeParse(error.answer).data?.desafio;
}

const lockWire = z.object({ acesso: z.string() });

/**
 * Returns a temporary access token, if the error means that moderation has suspended or banned the member. The token
 * lets the member read the decision. Returns undefined for any other error.
 */
export function lockOf(error: unknown) {
  if (!(error instanceof RefusalError) || error.code !== 'ACCOUNT_LOCKED') return undefined;
  return lockWire.safeParse(error.answer).data?.acesso;
}

const profileInfoWire = z.object({ idUser: z.string(), perfil: z.string().nullish() });
const betaWire = z.object({ isBetaTester: z.boolean() });
const category = z.enum(GenderCategory);

export interface SessionRecord {
  token: string;
  profileType: ProfileType;
  userId: string;
  name: string;
  nickname: string;
  imageUrl: string | null;
  preferences: GenderCategory[];
}

/** Data about the browser, which the browser itself sends. */
interface Device {
  secret?: string | null | undefined;
  timeZone?: string | null | undefined;
}

/**
 * Returns the fields about the browser in the platform's format. Omits values that the client did not send, because
 * platforms other than ours may not know these fields.
 */
function deviceWire(device: Device | null | undefined) {
  return {
    ...(device?.secret != null && { aparelho: device.secret }),
    ...(device?.timeZone != null && { fuso: device.timeZone }),
  };
}

export interface ViewerRecord {
  id: string;
  profileType: SessionRecord['profileType'] | null;
}

interface Registration {
  name: string;
  nickname?: string | null | undefined;
  birthDate: string;
  email: string;
  password: string;
  preferences: readonly GenderCategory[];
  profileType: RegisteredProfileType;
}

const fields = {
  nome: 'name',
  apelido: 'nickname',
  nascimento: 'birthDate',
  senha: 'password',
  preferencia: 'preferences',
  tipoPerfil: 'profileType',
};
const resetFields = { codigo: 'code', novaSenha: 'newPassword' };

export class AccountsDataSource {
  constructor(private readonly upstream: Upstream) {}

  /** `GET /api/user-v2/profile-info` */
  async viewer(): Promise<ViewerRecord> {
    const { idUser, perfil } = await this.upstream.ask('GET', '/api/user-v2/profile-info', profileInfoWire);
    return { id: idUser, profileType: perfil == null ? null : profileTypeOf(perfil) };
  }

  /**
   * `GET /api/user-v2/is-beta-tester`. Returns false if the call fails (SPEC.md section 8), unless the session has
   * ended.
   */
  async isBetaTester() {
    try {
      return (await this.upstream.ask('GET', '/api/user-v2/is-beta-tester', betaWire)).isBetaTester;
    } catch (error) {
      if (error instanceof Fault && error.code === 'UNAUTHENTICATED') throw error;
      return false;
    }
  }

  /** `POST /api/token`. @throws {RefusalError} INVALID_CREDENTIALS, ACCOUNT_LEAVING */
  async logIn(email: string, password: string, device?: Device | null, keepAccount = false) {
    const json = { email, password, ...deviceWire(device), ...(keepAccount && { manter: true }) };
    return toSession(await this.upstream.ask('POST', '/api/token', sessionWire, { json, fields, signsIn: true }));
  }

  /** `POST /api/token/segunda-etapa`. @throws {RefusalError} INVALID_CODE, CHALLENGE_OVER */
  async finishLogIn(challenge: string, code: string, device?: Device | null) {
    const json = { desafio: challenge, codigo: code, ...deviceWire(device) };
    const names = { codigo: 'code' };
    return toSession(await this.upstream.ask('POST', '/api/token/segunda-etapa', sessionWire, { json, fields: names }));
  }

  /** `POST /api/passkeys/entrada`. @throws {RefusalError} INVALID_PASSKEY */
  async logInWithPasskey(response: string, device?: Device | null) {
    const json = { passkey: answerOf(response), ...deviceWire(device) };
    return toSession(await this.upstream.ask('POST', '/api/passkeys/entrada', sessionWire, { json }));
  }

  /**
   * `DELETE /api/token`. Succeeds too if the session has already ended, or if the platform does not implement the call.
   */
  async logOut() {
    try {
      await this.upstream.ask('DELETE', '/api/token', nothing);
    } catch (error) {
      const isGone = error instanceof Fault && error.code === 'UNAUTHENTICATED';
      if (!isGone && !(error instanceof UnknownCall)) throw error;
    }
  }

  /**
   * `POST /api/cadastrarUsuario`. If the platform does not return a session for the new account, a second call signs
   * in.
   * @throws {RefusalError} with the platform's reason
   */
  async register(registration: Registration, device?: Device | null) {
    const json = {
      nome: registration.name,
      ...(registration.nickname != null && { apelido: registration.nickname }),
      nascimento: registration.birthDate,
      preferencia: registration.preferences.join(','),
      email: registration.email,
      senha: registration.password,
      tipoPerfil: registration.profileType,
      ...deviceWire(device),
    };
    const { sessao } = await this.settle('/api/cadastrarUsuario', json, 'REGISTRATION_REFUSED', fields);
    return sessao ? toSession(sessao) : await this.logIn(registration.email, registration.password, device);
  }

  /** `POST /api/resetarSenha`. Ignores the response, which does not reveal whether the address has an account. */
  async requestPasswordReset(email: string) {
    await this.upstream.ask('POST', '/api/resetarSenha', nothing, { json: { email } });
  }

  /** `POST /api/alterarSenha`. Returns the platform's message. @throws {RefusalError} INVALID_RESET_CODE … */
  async resetPassword(email: string, code: string, newPassword: string, device?: Device | null) {
    const json = { email, codigo: code, novaSenha: newPassword, ...deviceWire(device) };
    const { message, removidos } = await this.settle('/api/alterarSenha', json, 'INVALID_RESET_CODE', resetFields);
    // If the platform sends no message, shows the message that SPEC.md section 7 defines for the call alterarSenha.
    const words = message ? message : 'Senha alterada com sucesso! Efetue o login com sua nova senha';
    return { message: words, removed: removidos ?? [] };
  }

  private async settle(path: string, json: object, otherwise: string, names: Record<string, string>) {
    const outcome = await this.upstream.ask('POST', path, outcomeWire, { json, fields: names, code: otherwise });
    if (outcome.status) return outcome;
    const field = outcome.field ?? undefined;
    const message = outcome.message ? outcome.message : new Fault('BAD_USER_INPUT').message;
    throw new RefusalError(outcome.code ?? otherwise, message, field && (names[field] ?? field));
  }
}

function toSession(row: z.infer<typeof sessionWire>): SessionRecord {
  return {
    token: row.token,
    profileType: profileTypeOf(row.perfil),
    userId: row.usuarioId,
    name: row.userName,
    nickname: row.apelido ?? '',
    imageUrl: row.image ? row.image : null,
    preferences: (row.preferencia ?? '').split(',').flatMap((word) => category.safeParse(word.trim()).data ?? []),
  };
}

/** PRODUCT.md: an account without a profile type has the type FREE. */
function profileTypeOf(perfil: string | null | undefined) {
  return perfil === 'PROFISSIONAL' ? 'PROFISSIONAL' : 'FREE';
}
