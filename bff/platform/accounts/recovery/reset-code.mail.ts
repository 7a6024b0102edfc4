import type { User } from '../../db/schema.ts';
import { composeMail, greeting } from '../../mail/page.ts';

/** Builds the mail with a password reset code. */
export function resetCodeMail({ email, nickname, email_confirmed_at: confirmed }: User, code: string, endsAt: Date) {
  const mail = composeMail(email, 'Seu código para trocar a senha', [
    greeting(nickname, confirmed),
    'Recebemos um pedido para trocar a senha da sua conta na Brasa. Use este código:',
    { code, endsAt },
    'Ele vale por 10 minutos e só pode ser usado uma vez.',
    'Se não foi você, ignore este e-mail: sua senha continua a mesma. Nunca passe este código a ninguém.',
  ]);
  return { ...mail, codeFor: 'RESET' };
}
