const dayFormat = new Intl.DateTimeFormat('en-CA');

/** Parts a list by when it happened, in the words of the device's calendar; the order stays. */
export function byDay<Item extends { changedAt: string }>(items: readonly Item[], now = Date.now()) {
  const today = dayFormat.format(now);
  const before = new Date(now);
  before.setDate(before.getDate() - 1);
  const yesterday = dayFormat.format(before);
  const groups: { title: string; items: Item[] }[] = [];
  for (const item of items) {
    const day = dayFormat.format(Date.parse(item.changedAt));
    const title = day === today ? 'Hoje' : day === yesterday ? 'Ontem' : 'Anteriores';
    const last = groups.at(-1);
    if (last?.title === title) last.items.push(item);
    else groups.push({ title, items: [item] });
  }
  return groups;
}
