import type { Mail } from './mailer.ts';

/** The mail with a password reset code. */
export function resetCodeMail(to: string, name: string, code: string): Mail {
  const lines = [
    `Olá, ${name}!`,
    'Recebemos um pedido para trocar a senha da sua conta na Brasa. Use este código:',
    code,
    'Ele vale por 10 minutos e só pode ser usado uma vez.',
    'Se não foi você, ignore este e-mail: sua senha continua a mesma. Nunca passe este código a ninguém.',
  ];

  return {
    to,
    subject: 'Seu código para trocar a senha',
    text: `${lines.join('\n\n')}\n\nEquipe Brasa\n`,
    html: page(lines.map((line) => (line === code ? codeBlock(code) : `<p>${escapeHtml(line)}</p>`)).join('\n')),
  };
}

function codeBlock(code: string) {
  return `<p style="margin:24px 0;padding:16px;border-radius:12px;background:#fff3ec;color:#b23a0e;font-size:32px;font-weight:700;letter-spacing:8px;text-align:center">${code}</p>`;
}

function page(body: string) {
  return `<!doctype html>
<html lang="pt-BR">
<body style="margin:0;padding:24px;background:#f6f3f1;color:#2a2523;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:480px;margin:0 auto;padding:24px 32px;border-radius:16px;background:#fff">
<p style="font-size:20px;font-weight:700;color:#d9480f">Brasa</p>
${body}
<p style="color:#7a706b">Equipe Brasa</p>
</div>
</body>
</html>
`;
}

function escapeHtml(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
