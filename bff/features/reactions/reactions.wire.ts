import { z } from 'zod';

/**
 * The number of fire reactions to a post or comment, and if the viewer has reacted. The field `revision` is not in
 * SPEC.md section 3.
 */
export const reactionsWire = z.object({ reacted: z.boolean(), total: z.int(), revision: z.int().nullish() });

export type ReactionsRecord = z.infer<typeof reactionsWire>;
