import { z } from 'zod';
import { codePoints, trimText, withoutDirections } from '../../../schema/texts.ts';
import { genderCategories, type GenderCategory } from '../db/schema.ts';
import { ApiError } from '../errors.ts';
import { id, isStorable } from '../http/input.ts';
import { readDay, saoPauloDay } from '../sao-paulo.ts';
import { highlightTypes, type HighlightType, type Product } from './ads.table.ts';
import { problemsOfPeriod, type Period } from './period.ts';
import { isPublicLink } from './public-link.ts';

const MAX_TITLE = 80;
const MAX_LINK = 2_000;

export interface Run extends Period {
  targets: GenderCategory[];
}

export interface BusinessForm extends Run {
  product: 'AD';
  title: string;
  /** http or https, as the browser would write it. */
  link: string;
}

export interface ProfileForm extends Run {
  product: HighlightType;
}

export type AdForm = BusinessForm | ProfileForm;

type Fields = Record<string, unknown>;
/** What of a form could be read, and what is wrong with it in the words that members read, top to bottom. */
type Reading<Value> = { value: Value | null; problems: string[] };

/** SPEC 7: 400 with every problem in `errors`; the first is what the member reads (SPEC 8). */
export function invalidForm(problems: string[]) {
  const [first = 'Confira os dados do anúncio.'] = problems;
  return new ApiError(400, 'INVALID_INPUT', first, undefined, { details: { errors: problems } });
}

/** The same of a form that a card has paid for: the money is not lost, and the member reads where it is. */
export function paidIntoWallet(problems: string[]) {
  const words = ['O pagamento foi feito e o valor está no seu saldo.', ...problems.slice(0, 1)].join(' ');
  return new ApiError(400, 'PAID_INTO_WALLET', words, undefined, { details: { errors: [words, ...problems] } });
}

/** @param imageCount how many images come with it, those stored before included */
export function readBusinessForm(fields: Fields, imageCount: number): BusinessForm {
  const images = imageCount > 0 ? [] : ['Escolha pelo menos uma imagem.'];
  const title = readTitle(fields['title']);
  const link = readLink(fields['redirectionLink']);
  const chosen = readTargets(fields['desTargetType']);
  const period = readPeriod(fields);
  const problems = [images, title.problems, link.problems, chosen.problems, period.problems].flat();
  if (!title.value || !link.value || !chosen.value || !period.value || problems.length > 0) throw invalidForm(problems);
  return { product: 'AD', title: title.value, link: link.value, targets: chosen.value, ...period.value };
}

export function readProfileForm(fields: Fields): ProfileForm {
  const highlight = readHighlight(fields['desHighlightType']);
  const chosen = readTargets(fields['desTargetType']);
  const period = readPeriod(fields);
  const problems = [highlight.problems, chosen.problems, period.problems].flat();
  if (!highlight.value || !chosen.value || !period.value || problems.length > 0) throw invalidForm(problems);
  return { product: highlight.value, targets: chosen.value, ...period.value };
}

/** What is needed to name a price: SPEC 7, total-value and the payment intents. */
export function readPriced(fields: Fields, type: 'ad' | 'highlight'): Period & { product: Product } {
  const highlight = type === 'ad' ? { value: 'AD' as const, problems: [] } : readHighlight(fields['desHighlightType']);
  const period = readPeriod(fields);
  const problems = [...highlight.problems, ...period.problems];
  if (!highlight.value || !period.value || problems.length > 0) throw invalidForm(problems);
  return { product: highlight.value, ...period.value };
}

const text = z.string().refine(isStorable);

function readTitle(given: unknown): Reading<string> {
  const title = trimText(withoutDirections(text.safeParse(given).data ?? ''))
    .normalize('NFC')
    .replace(/\s+/g, ' ');
  if (title === '') return { value: null, problems: ['Informe o título do anúncio.'] };
  if (codePoints(title) > MAX_TITLE) {
    return { value: null, problems: [`O título pode ter no máximo ${MAX_TITLE} caracteres.`] };
  }
  return { value: title, problems: [] };
}

/** No other scheme, no name or password, which would dress one host up as another, and no host of one's own network. */
function readLink(given: unknown): Reading<string> {
  const link = trimText(text.safeParse(given).data ?? '');
  if (link === '') return { value: null, problems: ['Informe o link do anúncio.'] };
  const url = /^https?:\/\//i.test(link) && URL.canParse(link) ? new URL(link) : null;
  if (!url || url.href.length > MAX_LINK || url.username !== '' || url.password !== '') {
    return { value: null, problems: ['Informe um link válido, que comece com http:// ou https://.'] };
  }
  if (!isPublicLink(url)) {
    return {
      value: null,
      problems: ['O link precisa levar a um site aberto na internet, como https://exemplo.com.br.'],
    };
  }
  return { value: url.href, problems: [] };
}

/** A list, or text with commas: that is how a multipart form brings it. */
function readTargets(given: unknown): Reading<GenderCategory[]> {
  const list = typeof given === 'string' ? given.split(',').filter(Boolean) : given;
  const read = z.array(z.enum(genderCategories)).min(1).safeParse(list);
  if (!read.success) return { value: null, problems: ['Escolha pelo menos um público.'] };
  return { value: genderCategories.filter((target) => read.data.includes(target)), problems: [] };
}

function readHighlight(given: unknown): Reading<HighlightType> {
  const read = z.enum(highlightTypes).safeParse(given);
  return read.success
    ? { value: read.data, problems: [] }
    : { value: null, problems: ['Escolha onde o perfil será destacado.'] };
}

function readPeriod(fields: Fields): Reading<Period> {
  const startDay = dayIn(fields['startDate']);
  const endDay = dayIn(fields['endDate']);
  const problems = [
    ...(startDay === null ? ['Informe a data de início.'] : []),
    ...(endDay === null ? ['Informe a data de término.'] : []),
  ];
  if (startDay === null || endDay === null) return { value: null, problems };
  const period = { startDay, endDay };
  return { value: period, problems: problemsOfPeriod(period, saoPauloDay()) };
}

function dayIn(given: unknown) {
  return typeof given === 'string' ? readDay(trimText(given)) : null;
}

/** The images of a form that were stored before: `uploads`, as with posts. */
export function readUploads(given: unknown): string[] {
  try {
    const read = z
      .array(z.object({ idFile: id }))
      .safeParse(typeof given === 'string' ? JSON.parse(given) : (given ?? []));
    if (read.success) return read.data.map(({ idFile }) => idFile);
  } catch {
    // What is no JSON is no list either.
  }
  throw invalidForm(['Lista de imagens inválida.']);
}
