import { createClient } from './client.ts';

/** The only Apollo client of this tab. It lives as long as the tab, also when the member goes to other pages. */
export const client = createClient();
