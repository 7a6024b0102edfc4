import { composeMail } from './page.ts';

/** The mail with a password reset code. */
export function resetCodeMail(to: string, name: string, code: string) {
  return composeMail(to, 'Seu código para trocar a senha', [
    `Olá, ${name}!`,
    'Recebemos um pedido para trocar a senha da sua conta na Brasa. Use este código:',
    { code },
    'Ele vale por 10 minutos e só pode ser usado uma vez.',
    'Se não foi você, ignore este e-mail: sua senha continua a mesma. Nunca passe este código a ninguém.',
  ]);
}
