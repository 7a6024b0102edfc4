import { expect } from 'vitest';
import type { Member, TestPlatform } from './platform.ts';

export function offer(platform: TestPlatform, id: string, from: Member, to: Member) {
  return platform.call('POST', `/api/comunidades/${id}/offer`, { as: from, json: { idUser: to.id } });
}

export function answerOffer(platform: TestPlatform, id: string, as: Member, accept = true) {
  return platform.call('POST', `/api/comunidades/${id}/offer/answer`, { as, json: { accept } });
}

/** Hands a community over to another member: the owner offers it and the member accepts the offer. */
export async function handOver(platform: TestPlatform, id: string, from: Member, to: Member) {
  expect((await offer(platform, id, from, to)).status).toBe(200);
  expect((await answerOffer(platform, id, to)).status).toBe(200);
}
