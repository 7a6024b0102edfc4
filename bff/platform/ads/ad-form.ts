import { z } from 'zod';
import { codePoints, trimText, withoutDirections } from '../../../schema/texts.ts';
import { genderCategories, type GenderCategory } from '../db/schema.ts';
import { ApiError } from '../errors.ts';
import { id, isStorable } from '../http/input.ts';
import { readDay, saoPauloDay } from '../calendar/sao-paulo.ts';
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
  /** An http or https URL, normalized as a browser would. */
  link: string;
}

export interface ProfileForm extends Run {
  product: HighlightType;
}

export interface PostForm extends Run {
  product: 'IMPULSO';
  /** The post to boost. The form does not check that it exists (`boosts.ts`). */
  postId: string;
}

export type AdForm = BusinessForm | ProfileForm | PostForm;

/** Takes any object: the readers below check field by field, so that one answer lists every problem. */
export const anyFields = z.record(z.string(), z.unknown());
type Fields = z.output<typeof anyFields>;
/** A parsed form value and its problems in pt-BR, in the order of the form's fields. */
type Reading<Value> = { value: Value | null; problems: string[] };

/** Builds a 400 with every problem in `errors` (SPEC 7). The first problem is also the message shown (SPEC 8). */
export function invalidForm(problems: string[]) {
  const [first = 'Confira os dados do anúncio.'] = problems;
  return new ApiError(400, 'INVALID_INPUT', first, undefined, { details: { errors: problems } });
}

/** Builds a 400 for an invalid form that is already paid. The message says that the money is in the wallet. */
export function paidIntoWallet(problems: string[]) {
  const words = ['O pagamento foi feito e o valor está no seu saldo.', ...problems.slice(0, 1)].join(' ');
  return new ApiError(400, 'PAID_INTO_WALLET', words, undefined, { details: { errors: [words, ...problems] } });
}

/** @param imageCount number of images in the form, including images uploaded before */
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

export function readPostForm(fields: Fields): PostForm {
  const post = id.safeParse(fields['idPost']).data;
  const unknown = post === undefined ? ['Escolha o post que será impulsionado.'] : [];
  const chosen = readTargets(fields['desTargetType']);
  const period = readPeriod(fields);
  const problems = [unknown, chosen.problems, period.problems].flat();
  if (post === undefined || !chosen.value || !period.value || problems.length > 0) throw invalidForm(problems);
  return { product: 'IMPULSO', postId: post, targets: chosen.value, ...period.value };
}

/** @throws {ApiError} 400 for an empty or unknown audience */
export function readAudience(fields: Fields) {
  const { value, problems } = readTargets(fields['desTargetType']);
  if (!value) throw invalidForm(problems);
  return value;
}

/**
 * Reads the total that the client showed to the member.
 * @returns centavos; undefined when the client sent none
 */
export function readShownPrice(fields: Fields) {
  return z.int().safeParse(fields['valPrice']).data;
}

/** Reads the fields that determine a price, for total-value and the payment intents (SPEC 7). */
export function readPriced(fields: Fields, type: 'ad' | 'highlight' | 'post'): Period & { product: Product } {
  const product = { ad: 'AD', post: 'IMPULSO' } as const;
  const highlight =
    type === 'highlight' ? readHighlight(fields['desHighlightType']) : { value: product[type], problems: [] };
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

/**
 * Rejects other schemes, URLs with a user name or password (they can disguise the host) and hosts that are not public.
 */
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

/** Accepts an array or a comma-separated string, because multipart forms send the latter. */
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

/** Reads the ids of images uploaded before the form was sent, in the `uploads` format that posts use. */
export function readUploads(given: unknown): string[] {
  try {
    const read = z
      .array(z.object({ idFile: id }))
      .safeParse(typeof given === 'string' ? JSON.parse(given) : (given ?? []));
    if (read.success) return read.data.map(({ idFile }) => idFile);
  } catch {
    // Invalid JSON is rejected below like any other invalid list.
  }
  throw invalidForm(['Lista de imagens inválida.']);
}
