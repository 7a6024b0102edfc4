import type DataLoader from 'dataloader';
import { z } from 'zod';
import { Fault, RefusalError } from '../../gateway/errors.ts';
import { connectionOf, pagingQuery, pagingWire, wholeList, type PageArguments } from '../../gateway/pagination.ts';
import { orWithoutCall } from '../../gateway/upstream/refusals.ts';
import { multipart } from '../../gateway/upload/multipart.ts';
import { idempotencyKey, nothing, segment, type Upstream } from '../../gateway/upstream/upstream.ts';
import type { AdInput, GenderCategory, PaymentMethod } from '../../generated/resolvers.ts';
import { intentWire, pixWire, toIntent, toPix } from '../wallet/wallet.wire.ts';
import {
  adWire,
  adWithDaysWire,
  priceWire,
  sponsoredWire,
  toAd,
  toAdWithDays,
  toPrice,
  toSponsored,
  wireHighlight,
  wireKind,
  type AdRecord,
} from './ads.wire.ts';

export type { AdRecord, SponsoredRecord } from './ads.wire.ts';

const listWire = z.array(adWire);
/**
 * A list of ads. SPEC.md section 7 does not define its format: our platform returns a page with cursors, and another
 * platform may return a plain array.
 */
const pageWire = z.union([
  z.object({ anuncios: listWire, paging: pagingWire }),
  listWire.transform((anuncios) => ({ anuncios, paging: wholeList })),
]);
/**
 * The changed ad; undefined if the platform does not return it, because SPEC.md section 7 does not define the responses
 * to publishing and ending an ad.
 */
const answerWire = z.union([adWire, nothing.transform(() => undefined)]);
const deliveryWire = z.object({ anuncios: z.array(sponsoredWire) });
/** A new payment for an ad; `pix` has the code of a Pix (an addition of our platform to SPEC.md section 7). */
const adIntentWire = intentWire.extend({ pix: pixWire.nullish() });
/** The message that SPEC.md section 8 defines for a refusal without a reason. */
const words = 'Algo de errado ocorreu durante a operação. Tente novamente mais tarde.';

type Highlight = keyof typeof wireHighlight;

interface Run {
  targets: readonly GenderCategory[];
  startDate: string;
  endDate: string;
}

interface Shown {
  /** The total price that the member saw, in centavos. */
  priceCentavos?: number | null | undefined;
}

export interface BusinessAd extends Run, Shown {
  imageIds: readonly string[];
  title: string;
  link: string;
}

export interface ProfileAd extends Run, Shown {
  highlight: Highlight;
}

export interface PostAd extends Run {
  postId: string;
  priceCentavos: number;
}

interface Priced {
  kind: keyof typeof wireKind;
  highlight?: Highlight | null | undefined;
  targets?: readonly GenderCategory[] | null | undefined;
  startDate: string;
  endDate: string;
}

export class AdsDataSource {
  /** Loads the ads to which other objects refer. */
  private readonly references: DataLoader<string, AdRecord | null>;

  constructor(private readonly upstream: Upstream) {
    this.references = upstream.references({ alone: (id) => this.get(id), isForMembers: true });
  }

  /** `GET /api/anuncios/user/ads` */
  async mine({ postId, ...page }: PageArguments & { postId?: string | null | undefined }) {
    const call = { query: { ...pagingQuery(page), idPost: postId ?? undefined } };
    const { anuncios, paging } = await this.upstream.ask('GET', '/api/anuncios/user/ads', pageWire, call);
    // A platform that does not know `idPost` ignores it and returns all ads.
    const wanted = postId == null ? anuncios : anuncios.filter(({ idPost }) => idPost === postId);
    return connectionOf(wanted, paging, page, toAd);
  }

  /** `GET /api/anuncios/user/ads/{id}`, with the ad's days. @throws {Fault} NOT_FOUND */
  async get(id: string) {
    return toAdWithDays(await this.upstream.ask('GET', `/api/anuncios/user/ads/${segment(id)}`, adWithDaysWire));
  }

  /** Returns the ad to which another object refers. Null if it no longer exists. */
  referred(id: string) {
    return this.references.load(id);
  }

  /** Returns the daily figures of an ad. Returns an empty list if the platform does not count views per day. */
  async days(id: string) {
    return (await orWithoutCall(this.get(id), undefined))?.days ?? [];
  }

  /** `GET /api/anuncios/total-value`. @throws {RefusalError} */
  async price({ kind, highlight, targets, startDate, endDate }: Priced) {
    const query = {
      type: wireKind[kind],
      desHighlightType: highlight ? wireHighlight[highlight] : undefined,
      startDate,
      endDate,
      desTargetType: targets?.join(','),
    };
    const path = '/api/anuncios/total-value';
    const price = toPrice(await this.upstream.ask('GET', path, priceWire, { query }), { startDate, endDate });
    if (!price) throw new Fault('UPSTREAM_UNAVAILABLE', undefined, 'total-value answered no amount');
    return price;
  }

  /** Buys an ad from the wallet. @throws {RefusalError} @throws {Fault} NOT_FOUND */
  publish(ad: AdInput, key: string) {
    if (ad.business) return this.publishBusiness(ad.business, key);
    return ad.profile ? this.publishProfile(ad.profile, key) : this.publishPost(ad.post, key);
  }

  /** Starts a payment for an ad. @throws {RefusalError} @throws {Fault} NOT_FOUND */
  createIntent(ad: AdInput, key: string, method: Method) {
    if (ad.business) return this.createBusinessIntent(ad.business, key, method);
    return ad.profile ? this.createProfileIntent(ad.profile, key, method) : this.createPostIntent(ad.post, key, method);
  }

  /** Creates an ad that was paid. @throws {RefusalError} @throws {Fault} NOT_FOUND */
  confirm(ad: AdInput, paymentIntentId: string) {
    if (ad.business) return this.confirmBusiness(ad.business, paymentIntentId);
    return ad.profile ? this.confirmProfile(ad.profile, paymentIntentId) : this.confirmPost(ad.post, paymentIntentId);
  }

  /** `POST /api/anuncios/publish/my-business`. @throws {RefusalError} */
  private async publishBusiness(ad: BusinessAd, key: string) {
    const call = {
      ...multipart({ ...businessForm(ad), ...(ad.priceCentavos != null && { valPrice: String(ad.priceCentavos) }) }),
      idempotencyKey: idempotencyKey(key),
    };
    return this.publishAt('/api/anuncios/publish/my-business', call, made(key, businessRow(ad)));
  }

  /** `POST /api/anuncios/publish/my-profile`. @throws {RefusalError} */
  private async publishProfile(ad: ProfileAd, key: string) {
    const call = { json: { ...profileForm(ad), ...shown(ad) }, idempotencyKey: idempotencyKey(key) };
    return this.publishAt('/api/anuncios/publish/my-profile', call, made(key, profileForm(ad)));
  }

  /** `POST /api/anuncios/publish/my-post`. @throws {RefusalError} @throws {Fault} NOT_FOUND */
  private async publishPost(ad: PostAd, key: string) {
    const call = { json: postForm(ad), idempotencyKey: idempotencyKey(key) };
    return this.publishAt('/api/anuncios/publish/my-post', call, made(key, postForm(ad)));
  }

  /** `POST /api/payment/ads/create-my-post-intent`. @throws {RefusalError} @throws {Fault} NOT_FOUND */
  private createPostIntent(ad: PostAd, key: string, method: Method) {
    const { startDate, endDate } = ad;
    const json = { ...postForm(ad), ...byMethod(method) };
    return this.intentAt('create-my-post-intent', json, key, { kind: 'POST', startDate, endDate });
  }

  /** `POST /api/payment/ads/confirm-my-post-payment`. @throws {RefusalError} */
  private async confirmPost(ad: PostAd, paymentIntentId: string) {
    const call = { json: { ...postForm(ad), paymentIntentId } };
    return this.publishAt('/api/payment/ads/confirm-my-post-payment', call, made(paymentIntentId, postForm(ad)));
  }

  /** `POST /api/payment/ads/create-my-business-intent`. @throws {RefusalError} */
  private createBusinessIntent(ad: BusinessAd, key: string, method: Method) {
    const { startDate, endDate } = ad;
    const json = { ...businessForm(ad), ...shown(ad), ...byMethod(method) };
    return this.intentAt('create-my-business-intent', json, key, { kind: 'BUSINESS', startDate, endDate });
  }

  /** `POST /api/payment/ads/create-my-profile-intent`. @throws {RefusalError} */
  private createProfileIntent(ad: ProfileAd, key: string, method: Method) {
    const { highlight, startDate, endDate } = ad;
    const priced = { kind: 'PROFILE', highlight, startDate, endDate } as const;
    const json = { ...profileForm(ad), ...shown(ad), ...byMethod(method) };
    return this.intentAt('create-my-profile-intent', json, key, priced);
  }

  /** `POST /api/payment/ads/confirm-my-business-payment`. @throws {RefusalError} */
  private async confirmBusiness(ad: BusinessAd, paymentIntentId: string) {
    const call = multipart({ ...businessForm(ad), paymentIntentId });
    const row = made(paymentIntentId, businessRow(ad));
    return this.publishAt('/api/payment/ads/confirm-my-business-payment', call, row);
  }

  /** `POST /api/payment/ads/confirm-my-profile-payment`. @throws {RefusalError} */
  private async confirmProfile(ad: ProfileAd, paymentIntentId: string) {
    const call = { json: { ...profileForm(ad), paymentIntentId } };
    const row = made(paymentIntentId, profileForm(ad));
    return this.publishAt('/api/payment/ads/confirm-my-profile-payment', call, row);
  }

  /** `DELETE /api/anuncios/{id}`. @throws {Fault} NOT_FOUND */
  async finish(id: string) {
    const ended = await this.upstream.ask('DELETE', `/api/anuncios/${segment(id)}`, answerWire);
    if (ended) return toAd(ended);
    const { anuncios } = await this.upstream.ask('GET', '/api/anuncios/user/ads', pageWire);
    const left = anuncios.find(({ idAnuncio }) => idAnuncio === id);
    const today = new Date().toISOString().slice(0, 10);
    const row = left ?? { idAnuncio: id, startDate: today, endDate: today, desTargetType: [] };
    return toAd(adWire.parse({ ...row, desStatus: 'FINALIZADO' }));
  }

  /** `GET /api/anuncios/entrega` */
  async sponsored(placement: string, category: GenderCategory | null | undefined, limit: number) {
    const query = { placement, genero: category ?? undefined, limit: String(limit) };
    const asked = this.upstream.ask('GET', '/api/anuncios/entrega', deliveryWire, { query });
    const { anuncios } = await orWithoutCall(asked, { anuncios: [] });
    return anuncios.map(toSponsored);
  }

  /** `POST /api/anuncios/views`. Returns the number of views that the platform counted. */
  async recordViews(ids: readonly string[], ages: readonly number[]) {
    const call = { json: { idAnuncios: ids, ...(ages.length > 0 && { numIdades: ages }) }, keys: ids.length };
    const wire = z.object({ counted: z.int() });
    return (await this.upstream.ask('POST', '/api/anuncios/views', wire, call)).counted;
  }

  /** `POST /api/anuncios/{id}/click` */
  async recordClick(id: string) {
    await this.upstream.ask('POST', `/api/anuncios/${segment(id)}/click`, nothing);
  }

  private async publishAt(path: string, call: Parameters<Upstream['ask']>[3], otherwise: Ad) {
    return toAd((await this.upstream.ask('POST', path, answerWire, { words, ...call })) ?? otherwise);
  }

  private async intentAt(path: string, json: object, key: string, asked: Priced) {
    const call = { json, words, idempotencyKey: idempotencyKey(key) };
    const answer = await this.upstream.ask('POST', `/api/payment/ads/${path}`, adIntentWire, call);
    const intent = toIntent(answer, answer.centavos ?? (await this.price(asked)).centavos);
    return { intent, pix: answer.pix == null ? null : toPix(answer.pix) };
  }
}

type Ad = z.infer<typeof adWire>;
type Method = PaymentMethod | null | undefined;

/**
 * Returns the payment method in the platform's format. Omits it for a card payment, because the card is the only method
 * that SPEC.md section 7 defines.
 */
function byMethod(method: Method) {
  return method == null || method === 'CARD' ? {} : { desMethod: method };
}

/**
 * Returns the price that the member saw, in the platform's format. Omits it if the client sent none, because SPEC.md
 * section 7 does not define it.
 */
function shown({ priceCentavos }: Shown) {
  return priceCentavos == null ? {} : { valPrice: priceCentavos };
}

/**
 * Builds the published ad from the input, for a platform that does not return the ad. The client learns the ad's real
 * id when it loads the list of ads again.
 */
function made(id: string, row: Pick<Ad, 'desTargetType' | 'startDate' | 'endDate'> & { type?: Ad['type'] }) {
  return adWire.parse({ ...row, idAnuncio: id });
}

function businessRow({ title, link, targets, startDate, endDate }: BusinessAd) {
  return { title, redirectionLink: link, desTargetType: [...targets], startDate, endDate };
}

function wireFields({ title, link, targets, startDate, endDate }: Omit<BusinessAd, 'imageIds'>) {
  // Rejects lone surrogates. UTF-8 cannot encode them, so the platform would store a text that the member never wrote.
  if (/\p{Surrogate}/u.test(`${title}${link}`)) {
    throw new RefusalError('INVALID_INPUT', 'O texto contém caracteres inválidos.', 'title');
  }
  return { title, redirectionLink: link, desTargetType: targets.join(','), startDate, endDate };
}

function businessForm({ imageIds, ...ad }: BusinessAd) {
  const uploads = imageIds.map((idFile) => ({ idFile }));
  return { ...wireFields(ad), ...(uploads.length > 0 && { uploads: JSON.stringify(uploads) }) };
}

function profileForm({ highlight, targets, startDate, endDate }: ProfileAd) {
  return { desHighlightType: wireHighlight[highlight], desTargetType: [...targets], startDate, endDate };
}

function postForm({ postId, targets, startDate, endDate, priceCentavos }: PostAd) {
  return {
    type: wireKind.POST,
    idPost: postId,
    desTargetType: [...targets],
    startDate,
    endDate,
    valPrice: priceCentavos,
  };
}
