import { z } from 'zod';
import { deletion } from '../../privacy/privacy.routes.ts';
import { age, deletes, privacy, providerPage } from '../answers/age-and-privacy.ts';
import { received, ticket } from '../answers/shared.ts';
import type { Calls } from '../call.ts';

const signed = z.looseObject({});

export const ageCalls: Calls = {
  'GET /api/idade': {
    says: 'of the asking member; `podeRecorrer`: whether a person can be asked to look again',
    isAddition: true,
    answer: age,
  },
  'POST /api/idade/verificacao': {
    says: 'the page of the provider; what was under way before counts no more. 403 once verified, after a moderator’s decision, and where ages are not assured; 503 while the provider is away',
    isAddition: true,
    status: 201,
    answer: providerPage,
    others: { 409: 'Another check has just started.' },
  },
  'POST /api/idade/recurso': {
    says: 'the same, for a person to look again; 403 unless REJECTED, or EXPIRED after a refusal. Each of the two 3 times in 24 hours, then 429 `TOO_MANY_TRIES`: a check counts that follows a refusal or takes the place of one under way',
    isAddition: true,
    status: 201,
    answer: providerPage,
    others: { 409: 'Another check has just started.' },
  },
  'POST /api/idade/retorno': {
    says: 'the provider’s word, signed: 400 unless the signature is right for the raw body and at most five minutes old, 409 unless it is about a check under way. Also on the gateway’s port',
    isAddition: true,
    session: 'none',
    bodyShown: signed,
    answer: received,
    others: { 404: 'Ages are not assured here.', 409: 'No such check is under way.' },
  },
};

export const privacyCalls: Calls = {
  'GET /api/privacidade': { isAddition: true, answer: privacy },
  'POST /api/privacidade/exportacao': {
    says: 'one at a time',
    isAddition: true,
    session: 'proof',
    status: 202,
    answer: privacy,
  },
  'GET /api/privacidade/exportacao/{idExport}': {
    says: 'for 72 hours; 403 `STEP_UP_REQUIRED`; 404 for anybody else. Also `GET /meus-dados/{id}` on the gateway’s port; both with `?bilhete=` in a session’s place',
    isAddition: true,
    session: 'proof',
    queryShown: z.object({ bilhete: z.string().optional() }),
    answer: 'application/zip',
    others: { 206: 'A part of the file.', 304: 'Unchanged.', 416: 'No such part.' },
  },
  'POST /api/privacidade/exportacao/{idExport}/bilhete': {
    says: 'opens that GET without a session for five minutes, and ends with the session, or the `acesso`, that asked; 403 and 404 as that GET',
    isAddition: true,
    session: 'proof',
    status: 201,
    answer: ticket,
  },
  'POST /api/privacidade/exclusao': {
    says: '400 where the wallet or ads hold money, or VIP earnings are pending, and `cienteDoSaldo` is not true. Ads end and give back what is not used; hidden at once, sessions ended',
    isAddition: true,
    session: 'proof',
    body: deletion,
    answer: deletes,
  },
  'DELETE /api/privacidade/exclusao': {
    says: 'the account is kept, for a member who is shut out and cannot sign in to say so',
    isAddition: true,
    session: 'proof',
    answer: privacy,
  },
};
