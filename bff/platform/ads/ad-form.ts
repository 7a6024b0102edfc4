import { z } from 'zod';
import { pastedLink } from '../../../schema/pasted-link.ts';
import { codePoints, trimText, withoutDirections } from '../../../schema/texts.ts';
import { genderCategories, type GenderCategory } from '../db/schema.ts';
import { ApiError } from '../errors.ts';
import { id, isStorable } from '../http/input.ts';
import { readDay, saoPauloDay } from '../calendar/sao-paulo.ts';
import { hasManyMarks } from '../names/restriction.ts';
import { PurchaseRefused } from '../wallet/purchase-refusals.ts';
import type { PurchaseRefusal } from '../wallet/wallet.table.ts';
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
  /** The ad's link: an http or https URL in the normalized form that browsers use. */
  link: string;
}

export interface ProfileForm extends Run {
  product: HighlightType;
}

export interface PostForm extends Run {
  product: 'IMPULSO';
  /** The id of the post to boost (to promote for money). `boosts.ts` checks later that the post exists. */
  postId: string;
}

export type AdForm = BusinessForm | ProfileForm | PostForm;

/** Accepts any object. The `read…` functions check each field, so that one response lists all problems of the form. */
export const anyFields = z.record(z.string(), z.unknown());
export type Fields = z.output<typeof anyFields>;
/** A parsed form value, or null, and the messages in pt-BR about its problems, in the order of the form's fields. */
type Reading<Value> = { value: Value | null; problems: string[] };

/**
 * Builds a 400 error that lists every problem of the form in `errors` (SPEC.md section 7). The first problem is also
 * its `message` (SPEC.md section 8).
 */
export function invalidForm(problems: string[]) {
  const [first = 'Confira os dados do anúncio.'] = problems;
  return new ApiError(400, 'INVALID_INPUT', first, undefined, { details: { errors: problems } });
}

/**
 * Builds a 400 error for an ad that is paid but cannot be published. Its message says that the money is in the member's
 * wallet, and why.
 */
export function paidIntoWallet(problems: string[], refusal: PurchaseRefusal = 'NOT_AVAILABLE') {
  const words = ['O pagamento foi feito e o valor está no seu saldo.', ...problems.slice(0, 1)].join(' ');
  const details = { errors: [words, ...problems] };
  return new PurchaseRefused(refusal, 400, 'PAID_INTO_WALLET', words, undefined, { details });
}

/**
 * Reads the form of a business ad.
 * @param imageCount the number of images in the form, including images that were uploaded before the form was sent
 * @param today the São Paulo day before which no ad may begin
 */
export function readBusinessForm(fields: Fields, imageCount: number, today = saoPauloDay()): BusinessForm {
  const images = imageCount > 0 ? [] : ['Escolha pelo menos uma imagem.'];
  const title = readTitle(fields['title']);
  const link = readLink(fields['redirectionLink']);
  const chosen = readTargets(fields['desTargetType']);
  const period = readPeriod(fields, today);
  const problems = [images, title.problems, link.problems, chosen.problems, period.problems].flat();
  if (!title.value || !link.value || !chosen.value || !period.value || problems.length > 0) throw invalidForm(problems);
  return { product: 'AD', title: title.value, link: link.value, targets: chosen.value, ...period.value };
}

export function readProfileForm(fields: Fields, today = saoPauloDay()): ProfileForm {
  const highlight = readHighlight(fields['desHighlightType']);
  const chosen = readTargets(fields['desTargetType']);
  const period = readPeriod(fields, today);
  const problems = [highlight.problems, chosen.problems, period.problems].flat();
  if (!highlight.value || !chosen.value || !period.value || problems.length > 0) throw invalidForm(problems);
  return { product: highlight.value, targets: chosen.value, ...period.value };
}

export function readPostForm(fields: Fields, today = saoPauloDay()): PostForm {
  const post = id.safeParse(fields['idPost']).data;
  const unknown = post === undefined ? ['Escolha o post que será impulsionado.'] : [];
  const chosen = readTargets(fields['desTargetType']);
  const period = readPeriod(fields, today);
  const problems = [unknown, chosen.problems, period.problems].flat();
  if (post === undefined || !chosen.value || !period.value || problems.length > 0) throw invalidForm(problems);
  return { product: 'IMPULSO', postId: post, targets: chosen.value, ...period.value };
}

/**
 * Reads the audience (gender categories) of an ad.
 * @throws {ApiError} 400 for an empty or unknown audience
 */
export function readAudience(fields: Fields) {
  const { value, problems } = readTargets(fields['desTargetType']);
  if (!value) throw invalidForm(problems);
  return value;
}

/** Accepts a number, or digits, because a multipart form can only send a string. */
const shownPrice = z
  .union([
    z.int().nonnegative(),
    z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  ])
  .nullish();

/**
 * Reads the total price that the client showed to the member.
 * @returns the price in centavos; undefined when the client sent no price
 * @throws {ApiError} 400 for a value that is no amount of centavos; otherwise the ad would be sold at any price
 */
export function readShownPrice(fields: Fields) {
  const read = shownPrice.safeParse(fields['valPrice']);
  if (!read.success) throw invalidForm(['Informe o preço mostrado, em centavos.']);
  return read.data ?? undefined;
}

/**
 * Reads the fields that determine the price of an ad. The call `total-value` and the calls that create payment intents
 * use these fields (SPEC.md section 7).
 */
export function readPriced(fields: Fields, type: 'ad' | 'highlight' | 'post'): Period & { product: Product } {
  const product = { ad: 'AD', post: 'IMPULSO' } as const;
  const highlight =
    type === 'highlight' ? readHighlight(fields['desHighlightType']) : { value: product[type], problems: [] };
  const period = readPeriod(fields, saoPauloDay());
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
  if (hasManyMarks(title)) {
    return { value: null, problems: ['O título tem acentos demais em uma letra.'] };
  }
  if (codePoints(title) > MAX_TITLE) {
    return { value: null, problems: [`O título pode ter no máximo ${MAX_TITLE} caracteres.`] };
  }
  return { value: title, problems: [] };
}

/**
 * Reads the ad's link, which must be http or https. Rejects hosts that are not public, and URLs with a user name or
 * password, because these can disguise the host.
 */
function readLink(given: unknown): Reading<string> {
  const link = pastedLink(text.safeParse(given).data ?? '');
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

/** Accepts an array or a comma-separated string, because a multipart form can only send a string. */
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

function readPeriod(fields: Fields, today: string): Reading<Period> {
  const startDay = dayIn(fields['startDate']);
  const endDay = dayIn(fields['endDate']);
  const problems = [
    ...(startDay === null ? ['Informe a data de início.'] : []),
    ...(endDay === null ? ['Informe a data de término.'] : []),
  ];
  if (startDay === null || endDay === null) return { value: null, problems };
  const period = { startDay, endDay };
  return { value: period, problems: problemsOfPeriod(period, today) };
}

function dayIn(given: unknown) {
  return typeof given === 'string' ? readDay(trimText(given)) : null;
}

/** Reads the ids of images uploaded before the form was sent, in the same `uploads` format as the form of a post. */
export function readUploads(given: unknown): string[] {
  try {
    const read = z
      .array(z.object({ idFile: id }))
      .safeParse(typeof given === 'string' ? JSON.parse(given) : (given ?? []));
    if (read.success) return read.data.map(({ idFile }) => idFile);
  } catch {
    // Ignore the error of invalid JSON: the code below rejects it like any other invalid list.
  }
  throw invalidForm(['Lista de imagens inválida.']);
}
