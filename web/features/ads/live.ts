/** In ms. The polling interval for the figures of ads while the page is visible. */
export const REFETCH_INTERVAL_MS = 30_000;
