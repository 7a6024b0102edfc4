import { z } from 'zod';
import { reach, readJsonAnswer } from './files.ts';

const members = z.array(z.object({ role: z.string(), name: z.string(), email: z.string(), password: z.string() }));
export type Member = z.infer<typeof members>[number];

const logInAnswer = z.object({
  data: z.object({
    logIn: z.union([z.object({ session: z.object({ token: z.string() }) }), z.object({ message: z.string() })]),
  }),
});

/** Fetches the demo members that the gateway offers for sign-in. The list is empty if there is no demo world. */
export async function fetchMembers(): Promise<Member[]> {
  const response = await reach('/playground/members.json');
  return members.parse(await readJsonAnswer(response));
}

/** Signs in by the same mutation as any other client. @throws {Error} with a message for the user */
export async function logIn({ email, password }: Member): Promise<string> {
  const query = `mutation LogIn($input: LogInInput!) {
    logIn(input: $input) { ... on LogInSuccess { session { token } } ... on Refusal { message } }
  }`;
  const response = await reach('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input: { email, password } } }),
  });
  const answer = logInAnswer.safeParse(await readJsonAnswer(response));
  if (!answer.success) throw new Error('The gateway did not answer the sign-in.');
  const result = answer.data.data.logIn;
  if ('message' in result) throw new Error(result.message);
  return result.session.token;
}
