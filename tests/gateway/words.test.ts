import { expect, it } from 'vitest';
import { z } from 'zod';
import { adWire, sponsoredWire } from '../../bff/features/ads/ads.wire.ts';
import { communityWire, memberWire } from '../../bff/features/communities/communities.wire.ts';
import { conversationWire } from '../../bff/features/conversations/conversations.wire.ts';
import { caseWire } from '../../bff/features/moderation/moderation.wire.ts';
import { fileWire, postWire } from '../../bff/features/posts/posts.wire.ts';
import { profileWire } from '../../bff/features/profiles/profiles.wire.ts';

const NEW = 'A_WORD_OF_A_NEWER_PLATFORM';
const lists: [string, z.ZodObject, Record<string, unknown>][] = [
  ['a file', fileWire, { type: 'image' }],
  ['a post', postWire, { desStatus: null }],
  ['an ad', adWire, { type: 'ad', desStatus: 'IN_REVIEW', desHighlightType: null, desTargetType: [] }],
  ['a sponsored ad', sponsoredWire, { type: 'ad', matched: [] }],
  ['a member', profileWire, { followState: 'NONE', genero: null }],
  ['a conversation', conversationWire, { desRequest: 'NONE' }],
  ['a community', communityWire, { desKind: 'PRIVADA' }],
  ['a member of a community', memberWire, { role: 'MEMBER', status: 'PENDING' }],
  ['a moderation case', caseWire, { desTarget: 'OTHER', desReason: 'OTHER', desOrigin: 'REPORT', desDecision: null }],
];

it.each(lists)(
  'if the platform sends %s with unknown enum values, the gateway accepts the values',
  (_what, wire, words) => {
    for (const [name, word] of Object.entries(words)) {
      const field = new Map<string, z.core.$ZodType>(Object.entries(wire.shape)).get(name) ?? z.never();
      expect(z.safeParse(field, Array.isArray(word) ? [NEW] : NEW).success, name).toBe(true);
    }
  },
);
