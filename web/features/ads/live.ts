/** The time in ms between two requests for the figures of ads on a visible page. */
export const REFETCH_INTERVAL_MS = 30_000;
