import { z } from 'zod';

/** The ticket by which a browser downloads one of its member's files without sending a session. */
export const ticketWire = z.object({ bilhete: z.string(), datExpires: z.iso.datetime() });

/** @param query the file's own query, besides the ticket */
export function toDownload(
  { bilhete, datExpires }: z.output<typeof ticketWire>,
  path: string,
  query: Record<string, string | undefined> = {},
) {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
  search.set('bilhete', bilhete);
  return { path: `${path}?${search}`, expiresAt: datExpires };
}
