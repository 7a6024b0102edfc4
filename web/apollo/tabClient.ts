import { createClient } from './client.ts';

/** The tab's only client; it lives as long as the tab, across page changes. */
export const client = createClient();
