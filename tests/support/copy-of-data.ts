import { buffer } from 'node:stream/consumers';
import type { Member, TestPlatform } from './platform.ts';

/** Returns the bytes of the ZIP file of a member's finished data export. */
export async function copyOf(platform: TestPlatform, { id }: Member) {
  const own = await platform.exports.of(id);
  const object = own && (await platform.exports.open(own));
  if (!object) throw new Error('There is no copy.');
  return await buffer(object.read(0, object.size - 1));
}
