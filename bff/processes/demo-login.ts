import { z } from 'zod';

/** The login of a demo member. The platform sends it to the gateway, and the playground offers it for sign-in. */
export const demoLogin = z.object({ role: z.string(), name: z.string(), email: z.string(), password: z.string() });
export type DemoLogin = z.infer<typeof demoLogin>;
