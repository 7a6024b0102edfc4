import { z } from 'zod';

/** The number of fire reactions to a post or comment, and whether the viewer has reacted. SPEC 3 has no `revision`. */
export const reactionsWire = z.object({ reacted: z.boolean(), total: z.int(), revision: z.int().nullish() });

export type ReactionsRecord = z.infer<typeof reactionsWire>;
