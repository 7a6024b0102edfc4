import type { User } from '../db/schema.ts';
import { composeMail, greeting } from '../mail/page.ts';

/**
 * Composes the mail that says that a data export is ready. The mail contains no link, because a link to a member's data
 * is never sent by mail.
 */
export function exportReadyMail(
  { email, nickname, email_confirmed_at: confirmed }: Pick<User, 'email' | 'nickname' | 'email_confirmed_at'>,
  hours: number,
) {
  return composeMail(email, 'A cópia dos seus dados está pronta', [
    greeting(nickname, confirmed),
    'A cópia dos seus dados está pronta.',
    `Para baixar, entre na Brasa e abra Configurações > Privacidade e dados; se sua conta estiver suspensa ou encerrada, entre e use a página que se abre. O arquivo fica disponível por ${hours} horas e depois é excluído.`,
    'Se você não pediu a cópia, troque sua senha.',
  ]);
}
