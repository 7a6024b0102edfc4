import { createClient } from './client.ts';

/** The only Apollo client of this tab. It lives as long as the tab, even when the member opens other pages. */
export const client = createClient();
