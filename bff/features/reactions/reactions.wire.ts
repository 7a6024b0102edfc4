import { z } from 'zod';

/** The fires of a post or a comment, and whether the viewer's is among them. SPEC 3 has no revision. */
export const reactionsWire = z.object({ reacted: z.boolean(), total: z.int(), revision: z.int().nullish() });

export type ReactionsRecord = z.infer<typeof reactionsWire>;
