import { createClient } from './client.ts';

/** One client for the life of the tab, whatever pages come and go. */
export const client = createClient();
