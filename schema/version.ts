/**
 * The number of releases so far that broke clients of the release before. The hash of a trusted document includes it.
 * Without this, an operation whose text has not changed would have the same hash in two releases, and the gateway could
 * not tell which of their schemas the client expects. schema/release/index.ts writes this file.
 */
export const SCHEMA_VERSION: number = 1;
