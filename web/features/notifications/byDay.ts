const dayFormat = new Intl.DateTimeFormat('en-CA');

/**
 * Groups notifications by calendar day in the device's time zone. The order of the notifications stays the same. A time
 * that cannot be read belongs to 'Anteriores'.
 */
export function byDay<Item extends { changedAt: string }>(items: readonly Item[], now = Date.now()) {
  const today = dayFormat.format(now);
  const before = new Date(now);
  before.setDate(before.getDate() - 1);
  const yesterday = dayFormat.format(before);
  const groups: { title: string; items: Item[] }[] = [];
  for (const item of items) {
    const time = Date.parse(item.changedAt);
    const day = Number.isNaN(time) ? null : dayFormat.format(time);
    const title = day === today ? 'Hoje' : day === yesterday ? 'Ontem' : 'Anteriores';
    const last = groups.at(-1);
    if (last?.title === title) last.items.push(item);
    else groups.push({ title, items: [item] });
  }
  return groups;
}
