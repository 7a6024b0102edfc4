import type { Mail } from './mailer.ts';

/** A link in a mail. `endsAt` is null if the link does not expire. */
export interface MailLink {
  link: string;
  endsAt: Date | null;
}

/** A part of a mail: a sentence, a code in large letters, or a link. */
export type Part = string | { code: string; endsAt: Date } | (MailLink & { label: string });

/**
 * Returns the greeting of a mail. If the e-mail address is unconfirmed, the greeting omits the member's name: a
 * stranger who signed up with another person's address could otherwise put any text, as their name, into our mail to
 * that person.
 */
export function greeting(name = '', confirmedAt: Date | null = null) {
  return confirmedAt === null ? 'Olá!' : `Olá, ${name}!`;
}

/** Composes a mail as plain text and HTML. */
export function composeMail(to: string, subject: string, parts: Part[]): Mail {
  const text = parts.map((part) => (typeof part === 'string' ? part : 'code' in part ? part.code : part.link));
  const ends = parts.flatMap((part) => (typeof part === 'string' || part.endsAt === null ? [] : [part.endsAt]));
  return {
    to,
    subject,
    text: `${text.join('\n\n')}\n\nEquipe Brasa\n`,
    html: page(parts.map(htmlOf).join('\n')),
    endsAt: ends.sort((a, b) => a.getTime() - b.getTime())[0],
  };
}

function htmlOf(part: Part) {
  if (typeof part === 'string') return `<p>${escapeHtml(part)}</p>`;
  if ('code' in part) {
    return `<p style="margin:24px 0;padding:16px;border-radius:12px;background:#fff3ec;color:#b23a0e;font-size:32px;font-weight:700;letter-spacing:8px;text-align:center">${part.code}</p>`;
  }
  return `<p style="margin:24px 0"><a href="${escapeHtml(part.link)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#b23a0e;color:#fff;font-weight:700;text-decoration:none">${escapeHtml(part.label)}</a></p>`;
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
