import { anyMember, everybody, refusal, type Line } from '../support/line.ts';

const highlight = { desHighlightType: 'FEED', desTargetType: ['HOMEM'], startDate: '{today}', endDate: '{today}' };
const profileAd = '{ highlight: FEED, targets: [MAN], startDate: "{today}", endDate: "{today}" }';
const business = {
  title: 'Loja',
  redirectionLink: 'https://loja.example/',
  desTargetType: 'HOMEM',
  startDate: '{today}',
  endDate: '{today}',
  uploads: '[{"idFile":"{file}"}]',
};
const businessAd = `{ imageIds: ["{file}"], targets: [MAN], title: "Loja", link: "https://loja.example/",
  startDate: "{today}", endDate: "{today}" }`;
const boost = { idPost: '{post}', desTargetType: ['HOMEM'], startDate: '{today}', endDate: '{today}' };
const postAd = '{ postId: "{post}", targets: [MAN], startDate: "{today}", endDate: "{today}", priceCentavos: 1000 }';
const nobodysPayment = anyMember.replaceAll('ok', '404');
/**
 * The answers to a purchase: every member gets 402, because no member of the test world has money. The platform checks
 * the price first, so the answer reveals nothing else.
 */
const withoutMoney = anyMember.replaceAll('ok', '402');

/** Returns an entry for a deprecated mutation, which is answered like the mutation that replaces it. */
function deprecated(call: string, answers: string): Line {
  const name = call.slice(0, call.indexOf('('));
  return {
    does: `call the deprecated mutation ${name}`,
    graphql: `mutation { ${call} { ${refusal} } }`,
    changes: true,
    answers,
  };
}

const ofAuthor = '401 401 404 403 403 403 403 403';

export const ads: Line[] = [
  deprecated(`publishProfileAd(input: ${profileAd}, idempotencyKey: "{key}")`, withoutMoney),
  deprecated(`publishBusinessAd(input: ${businessAd}, idempotencyKey: "{key}")`, withoutMoney),
  deprecated(`publishPostAd(input: ${postAd}, idempotencyKey: "{key}")`, `${ofAuthor} 402`),
  deprecated(`createProfileAdIntent(input: ${profileAd}, idempotencyKey: "{key}")`, anyMember),
  deprecated(`createBusinessAdIntent(input: ${businessAd}, idempotencyKey: "{key}")`, anyMember),
  deprecated(`createPostAdIntent(input: ${postAd}, idempotencyKey: "{key}")`, `${ofAuthor} ok`),
  deprecated(`confirmProfileAdPayment(input: ${profileAd}, paymentIntentId: "{intent}")`, nobodysPayment),
  deprecated(`confirmBusinessAdPayment(input: ${businessAd}, paymentIntentId: "{intent}")`, nobodysPayment),
  deprecated(`confirmPostAdPayment(input: ${postAd}, paymentIntentId: "{intent}")`, nobodysPayment),
  {
    does: 'list the caller’s own ads',
    rest: 'GET /api/anuncios/user/ads',
    graphql: `query { myAds { edges { node { title } } } }`,
    answers: '401 401 - - - - - - +',
  },
  {
    does: 'read the owner’s ad with its daily figures',
    rest: 'GET /api/anuncios/user/ads/{ad}',
    answers: '401 401 404 404 404 404 404 404 +',
  },
  {
    does: 'read the price of an ad',
    rest: 'GET /api/anuncios/total-value?type=ad&startDate={today}&endDate={today}',
    graphql: `query { adPrice(input: { kind: BUSINESS, startDate: "{today}", endDate: "{today}" }) { ${refusal} } }`,
    answers: anyMember,
  },
  {
    does: 'buy a profile highlight when the wallet lacks the money',
    rest: 'POST /api/anuncios/publish/my-profile',
    json: highlight,
    graphql: `mutation { publishAd(input: { ad: { profile: ${profileAd} }, idempotencyKey: "{key}" }) { ${refusal} } }`,
    changes: true,
    answers: withoutMoney,
  },
  {
    does: 'buy a business ad with the owner’s picture when the wallet lacks the money',
    rest: 'POST /api/anuncios/publish/my-business',
    form: business,
    graphql: `mutation { publishAd(input: { ad: { business: ${businessAd} }, idempotencyKey: "{key}" }) { ${refusal} } }`,
    changes: true,
    answers: withoutMoney,
  },
  {
    does: 'start a card payment for a profile highlight',
    rest: 'POST /api/payment/ads/create-my-profile-intent',
    json: highlight,
    graphql: `mutation { createAdIntent(input: { ad: { profile: ${profileAd} }, idempotencyKey: "{key}" }) { ${refusal} } }`,
    changes: true,
    answers: anyMember,
  },
  {
    does: 'start a card payment for a business ad',
    rest: 'POST /api/payment/ads/create-my-business-intent',
    json: { startDate: '{today}', endDate: '{today}' },
    graphql: `mutation { createAdIntent(input: { ad: { business: ${businessAd} }, idempotencyKey: "{key}" }) { ${refusal} } }`,
    changes: true,
    answers: anyMember,
  },
  {
    does: 'confirm a profile highlight by the id of a top-up payment',
    rest: 'POST /api/payment/ads/confirm-my-profile-payment',
    json: { ...highlight, paymentIntentId: '{intent}' },
    graphql: `mutation { confirmAdPayment(input: { ad: { profile: ${profileAd} }, paymentIntentId: "{intent}" }) { ${refusal} } }`,
    changes: true,
    answers: nobodysPayment,
  },
  {
    does: 'confirm a business ad by the id of a payment that was no ad payment but a top-up',
    rest: 'POST /api/payment/ads/confirm-my-business-payment',
    form: { ...business, paymentIntentId: '{intent}' },
    graphql: `mutation { confirmAdPayment(input: { ad: { business: ${businessAd} }, paymentIntentId: "{intent}" }) { ${refusal} } }`,
    changes: true,
    answers: nobodysPayment,
  },
  {
    does: 'buy a boost of the owner’s post when the wallet lacks the money',
    rest: 'POST /api/anuncios/publish/my-post',
    json: boost,
    graphql: `mutation { publishAd(input: { ad: { post: ${postAd} }, idempotencyKey: "{key}" }) { ${refusal} } }`,
    changes: true,
    answers: `${ofAuthor} 402`,
  },
  {
    does: 'start a card payment for a boost of the owner’s post',
    rest: 'POST /api/payment/ads/create-my-post-intent',
    json: boost,
    graphql: `mutation { createAdIntent(input: { ad: { post: ${postAd} }, idempotencyKey: "{key}" }) { ${refusal} } }`,
    changes: true,
    answers: `${ofAuthor} ok`,
  },
  {
    does: 'confirm a boost by the id of a top-up payment',
    rest: 'POST /api/payment/ads/confirm-my-post-payment',
    json: { ...boost, paymentIntentId: '{intent}' },
    graphql: `mutation { confirmAdPayment(input: { ad: { post: ${postAd} }, paymentIntentId: "{intent}" }) { ${refusal} } }`,
    changes: true,
    answers: nobodysPayment,
  },
  {
    does: 'finish the owner’s ad after it has ended',
    rest: 'DELETE /api/anuncios/{endedAd}',
    graphql: `mutation { finishAd(input: { id: "{endedAd}" }) { ${refusal} } }`,
    changes: true,
    answers: '401 401 404 404 404 404 404 404 ok',
  },
  {
    does: "load other members' ads for the feed",
    rest: 'GET /api/anuncios/entrega?placement=FEED&limit=20',
    graphql: `query { sponsored(placement: FEED, first: 20) { title } }`,
    // All test worlds share the database, and the call returns at most 20 running ads. So the answer may lack the ad of
    // this world: the row expects `ok` and does not check which ads are returned.
    answers: '401 401 - ok ok ok ok ok -',
  },
  {
    does: 'record a view of an ad',
    rest: 'POST /api/anuncios/views',
    json: { idAnuncios: ['{ad}'] },
    graphql: `mutation { recordAdViews(input: { ids: ["{ad}"] }) }`,
    secret: ':1}',
    changes: true,
    answers: '401 401 - + + + + + -',
  },
  {
    does: 'record a click on an ad',
    rest: 'POST /api/anuncios/{ad}/click',
    graphql: `mutation { recordAdClick(input: { id: "{ad}" }) }`,
    changes: true,
    answers: anyMember,
  },
  {
    does: 'open a click link of an ad with an invalid signature',
    rest: 'GET /go/{key}',
    answers: everybody.replace(/\S+/g, '404'),
  },
];
