import { z } from 'zod';
import { RefusalError } from '../../gateway/errors.ts';
import { nothing, segment, type Upstream } from '../../gateway/upstream/upstream.ts';

const passkeyWire = z.object({
  idPasskey: z.string(),
  nome: z.string(),
  datCreated: z.string(),
  datLastUsed: z.string().nullable(),
});
const securityWire = z.object({
  idUser: z.string(),
  email: z.string(),
  emailConfirmado: z.boolean(),
  duasEtapas: z.boolean(),
  codigosRestantes: z.number().int(),
  passkeys: z.array(passkeyWire),
});
const recoveryWire = securityWire.extend({ codigos: z.array(z.string()) });
const emailWire = z.object({ email: z.string() });
const totpWire = z.object({ segredo: z.string(), uri: z.string() });
const endedWire = z.object({ ended: z.int() });
const optionsWire = z.object({ opcoes: z.record(z.string(), z.unknown()) });

export type SecurityRecord = z.infer<typeof securityWire>;
export type PasskeyRecord = z.infer<typeof passkeyWire>;

interface Proof {
  password?: string | null | undefined;
  code?: string | null | undefined;
  passkey?: string | null | undefined;
}

const fields = { senha: 'password', codigo: 'code', nome: 'name', novaSenha: 'newPassword' };

/**
 * Manages the sign-in methods of the signed-in member, and confirms the member's identity again before sensitive
 * changes.
 */
export class SecurityDataSource {
  constructor(private readonly upstream: Upstream) {}

  /** `GET /api/seguranca` */
  overview(): Promise<SecurityRecord> {
    return this.upstream.ask('GET', '/api/seguranca', securityWire);
  }

  /** `POST /api/confirmacao`. @throws {RefusalError} */
  async prove({ password, code, passkey }: Proof) {
    const json = { senha: password, codigo: code, passkey: passkey == null ? undefined : answerOf(passkey) };
    await this.upstream.ask('POST', '/api/confirmacao', nothing, { json, fields });
  }

  /** `POST /api/email/codigo` */
  async sendEmailCode() {
    return (await this.upstream.ask('POST', '/api/email/codigo', emailWire)).email;
  }

  /** `POST /api/email/confirmar` */
  async confirmEmail(codigo: string) {
    await this.upstream.ask('POST', '/api/email/confirmar', emailWire, { json: { codigo }, fields });
    return this.overview();
  }

  /** `POST /api/email` */
  async startEmailChange(email: string) {
    return (await this.upstream.ask('POST', '/api/email', emailWire, { json: { email } })).email;
  }

  /** `POST /api/email/trocar` */
  async confirmEmailChange(codigo: string) {
    await this.upstream.ask('POST', '/api/email/trocar', emailWire, { json: { codigo }, fields });
    return this.overview();
  }

  /** `POST /api/email/desfazer` */
  async undoEmailChange(token: string) {
    return (await this.upstream.ask('POST', '/api/email/desfazer', emailWire, { json: { token } })).email;
  }

  /** `POST /api/sessoes/nao-fui-eu` */
  async disownSession(token: string) {
    return (await this.upstream.ask('POST', '/api/sessoes/nao-fui-eu', emailWire, { json: { token } })).email;
  }

  /** `POST /api/seguranca/desfazer` */
  async undoFactor(token: string) {
    return (await this.upstream.ask('POST', '/api/seguranca/desfazer', emailWire, { json: { token } })).email;
  }

  /** `POST /api/privacidade/manter` */
  async keepAccount(token: string) {
    return (await this.upstream.ask('POST', '/api/privacidade/manter', emailWire, { json: { token } })).email;
  }

  /** `POST /api/senha`. @returns the number of other sessions that ended */
  async changePassword(novaSenha: string) {
    return (await this.upstream.ask('POST', '/api/senha', endedWire, { json: { novaSenha }, fields })).ended;
  }

  /** `POST /api/totp` */
  async startTwoStep() {
    const { segredo, uri } = await this.upstream.ask('POST', '/api/totp', totpWire);
    return { secret: segredo, uri };
  }

  /** `POST /api/totp/confirmar` */
  async enableTwoStep(codigo: string) {
    return withCodes(
      await this.upstream.ask('POST', '/api/totp/confirmar', recoveryWire, { json: { codigo }, fields }),
    );
  }

  /** `DELETE /api/totp` */
  disableTwoStep() {
    return this.upstream.ask('DELETE', '/api/totp', securityWire);
  }

  /** `POST /api/codigos-de-recuperacao` */
  async renewRecoveryCodes() {
    return withCodes(await this.upstream.ask('POST', '/api/codigos-de-recuperacao', recoveryWire));
  }

  /** `POST /api/passkeys/registro` */
  async startPasskeyRegistration() {
    return toOptions(await this.upstream.ask('POST', '/api/passkeys/registro', optionsWire));
  }

  /** `POST /api/passkeys/desafio` */
  async startPasskey() {
    return toOptions(await this.upstream.ask('POST', '/api/passkeys/desafio', optionsWire));
  }

  /** `POST /api/passkeys` */
  addPasskey(response: string, nome: string) {
    const json = { passkey: answerOf(response), nome };
    return this.upstream.ask('POST', '/api/passkeys', securityWire, { json, fields });
  }

  /** `PATCH /api/passkeys/{id}` */
  renamePasskey(id: string, nome: string) {
    return this.upstream.ask('PATCH', `/api/passkeys/${segment(id)}`, securityWire, { json: { nome }, fields });
  }

  /** `DELETE /api/passkeys/{id}` */
  removePasskey(id: string) {
    return this.upstream.ask('DELETE', `/api/passkeys/${segment(id)}`, securityWire);
  }
}

/**
 * Parses the passkey response of a browser, which the platform verifies.
 * @throws {RefusalError} if the response is not JSON
 */
export function answerOf(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new RefusalError('INVALID_PASSKEY', 'Essa chave de acesso não vale aqui. Tente novamente.');
  }
}

function withCodes({ codigos, ...security }: z.infer<typeof recoveryWire>) {
  return { codes: codigos, security };
}

function toOptions({ opcoes }: z.infer<typeof optionsWire>) {
  return { publicKeyOptions: opcoes, options: JSON.stringify(opcoes) };
}
