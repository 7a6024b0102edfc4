import { z } from 'zod';

/** A sign-in of the demo world. The platform's process sends it to the gateway's, which lists it in the playground. */
export const demoLogin = z.object({ role: z.string(), name: z.string(), email: z.string(), password: z.string() });
export type DemoLogin = z.infer<typeof demoLogin>;
