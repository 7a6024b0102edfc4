import { UNDO_DAYS } from './recovery/mail-links.store.ts';
import type { User } from '../db/schema.ts';
import { brazilianDay } from '../calendar/sao-paulo.ts';
import { composeMail, greeting, type MailLink } from '../mail/page.ts';

/** Builds the mail with the code that confirms an address, at sign-up or for a change of the address. */
export function confirmCodeMail(to: string, code: string, endsAt: Date) {
  return composeMail(to, 'Confirme seu e-mail', [
    greeting(),
    'Use este código para confirmar que este e-mail é seu:',
    { code, endsAt },
    'Ele vale por 30 minutos e só pode ser usado uma vez.',
    'Se você não pediu isso, ignore este e-mail.',
  ]);
}

/** Builds the mail that warns an account's owner: another account has entered the owner's e-mail address. */
export function knownAddressMail(to: string, name: string) {
  return composeMail(to, 'Seu e-mail já tem uma conta', [
    `Olá, ${name}!`,
    'Alguém informou este e-mail em um cadastro ou em outra conta da Brasa. Você já tem uma conta com ele, e nada mudou nela.',
    'Se foi você, entre com a sua senha ou use "Esqueci a senha". Se não foi, não precisa fazer nada.',
  ]);
}

export function newDeviceMail(to: string, name: string, where: MailLink & { device: string; place: string }) {
  return composeMail(to, 'Novo acesso à sua conta', [
    `Olá, ${name}!`,
    `Sua conta foi acessada em um aparelho novo ou que você não usava há muito tempo: ${where.device} (${where.place}).`,
    'Se foi você, não precisa fazer nada. Se não foi, encerre todas as sessões e troque a senha:',
    { link: where.link, endsAt: where.endsAt, label: 'Não fui eu' },
  ]);
}

export function emailChangedMail(to: string, name: string, wayBack: MailLink) {
  return composeMail(to, 'O e-mail da sua conta mudou', [
    `Olá, ${name}!`,
    'O e-mail da sua conta na Brasa foi trocado por outro. Se foi você, não precisa fazer nada.',
    `Se não foi, desfaça a troca em até ${UNDO_DAYS} dias. Todas as sessões serão encerradas:`,
    { ...wayBack, label: 'Desfazer a troca' },
  ]);
}

/** Builds the mail that reports a change of the account's password or sign-in methods. */
export function securityMail({ email, name, email_confirmed_at: confirmed }: User, what: string) {
  return composeMail(email, 'Mudança na segurança da sua conta', [
    greeting(name, confirmed),
    what,
    'Se não foi você, troque a senha com "Esqueci a senha" e veja em Configurações onde sua conta está conectada.',
  ]);
}

/** Builds the mail that reports a new sign-in method. The link in the mail removes that method again. */
export function factorAddedMail({ email, name, email_confirmed_at: confirmed }: User, what: string, wayBack: MailLink) {
  return composeMail(email, 'Mudança na segurança da sua conta', [
    greeting(name, confirmed),
    what,
    `Se foi você, não precisa fazer nada. Se não foi, desfaça em até ${UNDO_DAYS} dias. Todas as sessões serão encerradas:`,
    { ...wayBack, label: 'Desfazer' },
  ]);
}

/**
 * Builds the mail that warns of several wrong codes at the second step of a sign-in. A stranger may know the password,
 * because only the right password leads to the second step.
 */
export function passwordKnownMail({ email, name, email_confirmed_at: confirmed }: User) {
  return composeMail(email, 'Alguém pode saber sua senha', [
    greeting(name, confirmed),
    'Alguém acertou a senha da sua conta e errou várias vezes o código da verificação em duas etapas. Ninguém entrou.',
    'Se foi você, não precisa fazer nada. Se não foi, troque a senha com "Esqueci a senha".',
  ]);
}

/**
 * Builds the mail that announces the deletion of an account. The link in the mail cancels the deletion until the
 * account is deleted.
 */
export function accountLeavingMail(
  { email, name, email_confirmed_at: confirmed, deletes_at: deletesAt }: User,
  wayBack: MailLink,
) {
  const day = deletesAt === null ? '' : brazilianDay(deletesAt);
  return composeMail(email, 'Sua conta será excluída', [
    greeting(name, confirmed),
    `Você pediu para excluir sua conta na Brasa. Ela já não aparece para ninguém e será excluída em ${day}.`,
    'Se mudou de ideia, ou se não foi você, ainda dá para manter a conta:',
    { ...wayBack, label: 'Manter minha conta' },
  ]);
}
