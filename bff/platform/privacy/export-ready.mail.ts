import type { Mail } from '../mail/mailer.ts';

/** Without an address: what leads to somebody's data is not sent by mail. */
export function exportReadyMail(to: string, name: string, hours: number): Mail {
  const lines = [
    `Olá, ${name}!`,
    'A cópia dos seus dados está pronta.',
    `Para baixar, entre na Brasa e abra Configurações, Privacidade. O arquivo fica disponível por ${hours} horas e depois é apagado.`,
    'Se você não pediu a cópia, troque sua senha.',
  ];
  const html = lines.map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`).join('\n');
  return {
    to,
    subject: 'A cópia dos seus dados está pronta',
    text: `${lines.join('\n\n')}\n\nEquipe Brasa\n`,
    html: `<!doctype html>\n<html lang="pt-BR"><body>${html}</body></html>\n`,
  };
}
