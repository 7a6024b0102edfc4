import { z } from 'zod';
import { reach, readAnswer } from './files.ts';

const members = z.array(z.object({ role: z.string(), name: z.string(), email: z.string(), password: z.string() }));
export type Member = z.infer<typeof members>[number];

/** Fetches the demo members that the gateway offers for sign-in. The list is empty if there is no demo world. */
export async function fetchMembers(): Promise<Member[]> {
  return await readAnswer(await reach('/playground/members.json'), members);
}
