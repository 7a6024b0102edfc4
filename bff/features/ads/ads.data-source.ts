import { z } from 'zod';
import { RefusalError } from '../../gateway/errors.ts';
import { connectionOf, pagingQuery, pagingWire, type PageRequest } from '../../gateway/pagination.ts';
import { multipart } from '../../gateway/upload.ts';
import { idempotencyKey, nothing, segment, type Upstream } from '../../gateway/upstream.ts';
import { adWire, priceWire, sponsoredWire, toAd, toSponsored, wireHighlight, wireKind } from './ads.wire.ts';

export type { AdRecord, SponsoredRecord } from './ads.wire.ts';

const pageWire = z.object({ anuncios: z.array(adWire), paging: pagingWire });
const deliveryWire = z.object({ anuncios: z.array(sponsoredWire) });
const intentWire = z.object({ paymentIntentId: z.string(), clientSecret: z.string(), centavos: z.int() });

type Category = 'HOMEM' | 'MULHER' | 'TRANS';
type Highlight = keyof typeof wireHighlight;

interface Run {
  targets: readonly Category[];
  startDate: string;
  endDate: string;
}

export interface BusinessAd extends Run {
  imageIds: readonly string[];
  title: string;
  link: string;
}

export interface ProfileAd extends Run {
  highlight: Highlight;
}

interface Priced {
  kind: keyof typeof wireKind;
  highlight?: Highlight | null | undefined;
  startDate: string;
  endDate: string;
}

export class AdsDataSource {
  constructor(private readonly upstream: Upstream) {}

  /** `GET /api/anuncios/user/ads` */
  async mine(page: PageRequest) {
    const call = { query: pagingQuery(page) };
    const { anuncios, paging } = await this.upstream.ask('GET', '/api/anuncios/user/ads', pageWire, call);
    return connectionOf(anuncios, paging, page, toAd);
  }

  /** `GET /api/anuncios/total-value`. @throws {RefusalError} */
  async price({ kind, highlight, startDate, endDate }: Priced) {
    const query = {
      type: wireKind[kind],
      desHighlightType: highlight ? wireHighlight[highlight] : undefined,
      startDate,
      endDate,
    };
    const price = await this.upstream.ask('GET', '/api/anuncios/total-value', priceWire, { query });
    return {
      centavos: price.totalValue,
      formattedTotal: price.formattedTotalValueBRL,
      formattedDay: price.formattedDayValueBRL,
      days: price.days,
    };
  }

  /** `POST /api/anuncios/publish/my-business`. @throws {RefusalError} */
  async publishBusiness(ad: BusinessAd, key: string) {
    const call = { ...multipart(businessForm(ad)), idempotencyKey: idempotencyKey(key) };
    return toAd(await this.upstream.ask('POST', '/api/anuncios/publish/my-business', adWire, call));
  }

  /** `POST /api/anuncios/publish/my-profile`. @throws {RefusalError} */
  async publishProfile(ad: ProfileAd, key: string) {
    const call = { json: profileForm(ad), idempotencyKey: idempotencyKey(key) };
    return toAd(await this.upstream.ask('POST', '/api/anuncios/publish/my-profile', adWire, call));
  }

  /** `POST /api/payment/ads/create-my-business-intent`. @throws {RefusalError} */
  createBusinessIntent(ad: BusinessAd, key: string) {
    return this.intent('create-my-business-intent', wireFields(ad), key);
  }

  /** `POST /api/payment/ads/create-my-profile-intent`. @throws {RefusalError} */
  createProfileIntent(ad: ProfileAd, key: string) {
    return this.intent('create-my-profile-intent', profileForm(ad), key);
  }

  /** `POST /api/payment/ads/confirm-my-business-payment`. @throws {RefusalError} */
  async confirmBusiness(ad: BusinessAd, paymentIntentId: string) {
    const call = multipart({ ...businessForm(ad), paymentIntentId });
    return toAd(await this.upstream.ask('POST', '/api/payment/ads/confirm-my-business-payment', adWire, call));
  }

  /** `POST /api/payment/ads/confirm-my-profile-payment`. @throws {RefusalError} */
  async confirmProfile(ad: ProfileAd, paymentIntentId: string) {
    const call = { json: { ...profileForm(ad), paymentIntentId } };
    return toAd(await this.upstream.ask('POST', '/api/payment/ads/confirm-my-profile-payment', adWire, call));
  }

  /** `DELETE /api/anuncios/{id}`. @throws {Fault} NOT_FOUND */
  async finish(id: string) {
    return toAd(await this.upstream.ask('DELETE', `/api/anuncios/${segment(id)}`, adWire));
  }

  /** `GET /api/anuncios/entrega` */
  async sponsored(placement: string, category: Category | null | undefined, limit: number) {
    const query = { placement, genero: category ?? undefined, limit: String(limit) };
    const { anuncios } = await this.upstream.ask('GET', '/api/anuncios/entrega', deliveryWire, { query });
    return anuncios.map(toSponsored);
  }

  /** `POST /api/anuncios/views`. Answers how many counted. */
  async recordViews(ids: readonly string[]) {
    const call = { json: { idAnuncios: ids } };
    const wire = z.object({ counted: z.int() });
    return (await this.upstream.ask('POST', '/api/anuncios/views', wire, call)).counted;
  }

  /** `POST /api/anuncios/{id}/click` */
  async recordClick(id: string) {
    await this.upstream.ask('POST', `/api/anuncios/${segment(id)}/click`, nothing);
  }

  private async intent(path: string, json: object, key: string) {
    const call = { json, idempotencyKey: idempotencyKey(key) };
    const answer = await this.upstream.ask('POST', `/api/payment/ads/${path}`, intentWire, call);
    return { id: answer.paymentIntentId, clientSecret: answer.clientSecret, centavos: answer.centavos };
  }
}

function wireFields({ title, link, targets, startDate, endDate }: Omit<BusinessAd, 'imageIds'>) {
  // Bytes cannot carry half a surrogate pair; it would be stored as something the member never wrote.
  if (/\p{Surrogate}/u.test(`${title}${link}`)) {
    throw new RefusalError('INVALID_INPUT', 'O texto contém caracteres inválidos.', 'title');
  }
  return { title, redirectionLink: link, desTargetType: targets.join(','), startDate, endDate };
}

function businessForm({ imageIds, ...ad }: BusinessAd) {
  return { ...wireFields(ad), uploads: JSON.stringify(imageIds.map((idFile) => ({ idFile }))) };
}

function profileForm({ highlight, targets, startDate, endDate }: ProfileAd) {
  return { desHighlightType: wireHighlight[highlight], desTargetType: targets, startDate, endDate };
}
