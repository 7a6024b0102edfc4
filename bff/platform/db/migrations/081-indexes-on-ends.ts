/**
 * Adds indexes for finding expired rows by their time of expiry (db/delete-over.ts), instead of scanning each table.
 */
export const online = [
  { index: `create index sessions_over on sessions (expires_at)` },
  { index: `create index mail_links_over on mail_links (expires_at)` },
  { index: `create index known_devices_over on known_devices (last_used_at)` },
  { index: `create index password_resets_over on password_resets (window_started_at)` },
  { index: `create index idempotency_over on idempotency (created_at)` },
];
export const sql = '';
