import { z } from 'zod';

/**
 * A ticket in a URL: a short secret that lets the browser download one file of the member without the session token.
 */
export const ticketWire = z.object({ bilhete: z.string(), datExpires: z.iso.datetime() });

/**
 * Adds the download ticket to the URL of a file.
 * @param query further parameters of the URL
 */
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
