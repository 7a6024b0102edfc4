import { z } from 'zod';

/** By which a browser downloads one file of its member's by itself. */
export const ticketWire = z.object({ bilhete: z.string(), datExpires: z.iso.datetime() });

/** @param query of the file, beside its ticket */
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
