import { pastedLink } from '../../../schema/pasted-link.ts';
import { isBlank } from '../../../schema/texts.ts';
import type { AdDraft, DraftKind } from './adDraft.ts';
import { addDays, today } from '../../ui/saoPauloDays.ts';

const MAX_DAYS = 90;
export const MAX_TITLE = 80;
export const MAX_IMAGES = 10;
export const POST_GONE = 'Este post não está mais disponível.';

export type AdField = 'images' | 'title' | 'link' | 'highlight' | 'targets' | 'startDate' | 'endDate';
export type Problems = Partial<Record<AdField, string>>;

/**
 * Returns the error messages for the form values that the browser can check without the server. The server validates
 * the form again.
 */
export function problemsOf(kind: DraftKind, draft: AdDraft): Problems {
  const business = kind === 'BUSINESS_AD';
  const found: Problems = {
    ...(business && draft.images.length === 0 && { images: 'Escolha pelo menos uma imagem.' }),
    ...(business && isBlank(draft.title) && { title: 'Informe o título do anúncio.' }),
    ...(business && !isWebAddress(draft.link) && { link: linkProblem(draft.link) }),
    ...(kind === 'PROFILE_AD' && !draft.highlight && { highlight: 'Escolha onde o perfil será destacado.' }),
    ...(draft.targets.length === 0 && { targets: 'Escolha pelo menos um público.' }),
  };
  return { ...found, ...problemsOfDays(draft) };
}

export function problemsOfDays({ startDate, endDate }: Pick<AdDraft, 'startDate' | 'endDate'>): Problems {
  const found: Problems = {};
  if (startDate === '') found.startDate = 'Informe a data de início.';
  else if (startDate < today()) found.startDate = 'A data de início não pode ser antes de hoje.';
  if (endDate === '') found.endDate = 'Informe a data de término.';
  else if (startDate !== '' && endDate < startDate) {
    found.endDate = 'A data de término não pode ser antes da data de início.';
  } else if (startDate !== '' && endDate > addDays(startDate, MAX_DAYS - 1)) {
    found.endDate = `O anúncio pode durar de 1 a ${MAX_DAYS} dias.`;
  }
  return found;
}

/** Matches the scheme of a link. Does not match a host with a port, such as 'exemplo.com:8080'. */
const SCHEME = /^[a-z][a-z\d+.-]*:(?!\d+(?:[/?#]|$))/i;

/**
 * Returns a link as the form shows it: without the signs around a pasted link, and with https:// if it has no scheme,
 * because people often leave it out.
 */
export function withScheme(link: string) {
  const typed = pastedLink(link);
  return typed === '' || SCHEME.test(typed) ? typed : `https://${typed.replace(/^\/+/, '')}`;
}

function linkProblem(link: string) {
  return isBlank(link) ? 'Informe o link do anúncio.' : 'Informe um link válido, que comece com http:// ou https://.';
}

/**
 * Returns true for a valid http or https URL. Does not use `URL.canParse`, because Safari 16 and Chrome before 120 lack
 * it.
 */
function isWebAddress(link: string) {
  try {
    const typed = pastedLink(link);
    return ['http:', 'https:'].includes(new URL(typed).protocol) && /^https?:\/\//i.test(typed);
  } catch {
    return false;
  }
}
