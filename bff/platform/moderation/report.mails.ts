import type { Answer } from './answers.store.ts';
import type { ReportOutcome } from './protocols.store.ts';
import type { Mail } from '../mail/mailer.ts';
import { composeMail } from '../mail/page.ts';

const words: Record<ReportOutcome, string> = {
  REMOVED: 'O conteúdo foi retirado.',
  KEPT: 'O conteúdo não viola nossas regras e continua no ar.',
  GONE: 'O conteúdo já não está no ar.',
  NOT_FOUND: 'Não encontramos o conteúdo.',
};

/**
 * The sentence in the mail to the reporter if the moderator only warned the author: the report was accepted, but the
 * content stays.
 */
const warned = 'A denúncia foi aceita: o conteúdo viola nossas regras, e quem o publicou foi avisado.';

/**
 * Builds the mail with the outcome of a report, for a visitor who left an e-mail address with the report. The mail does
 * not name the reported content.
 */
export function reportAnsweredMail(answer: Answer, link: string): Mail {
  const { reportId, email, protocol, outcome, isAccepted, text } = answer;
  const said = outcome === 'KEPT' && isAccepted ? warned : words[outcome];
  const mail = composeMail(email, 'Sua denúncia foi analisada', [
    'Olá!',
    `Analisamos a denúncia de protocolo ${protocol}. ${said}`,
    ...(text === '' ? [] : [text]),
    { link, endsAt: null, label: 'Acompanhar a denúncia' },
    'Se não foi você quem denunciou, ignore este e-mail.',
  ]);
  return { ...mail, id: `report-${reportId}` };
}
