import type { Member, TestPlatform } from './platform.ts';

/** Changes the time at which the member last confirmed their identity to `minutes` minutes ago. */
export async function provedAgo(platform: TestPlatform, { id }: Member, minutes: number) {
  const authenticated_at = new Date(Date.now() - minutes * 60_000);
  await platform.db.updateTable('sessions').set({ authenticated_at }).where('user_id', '=', id).execute();
}
