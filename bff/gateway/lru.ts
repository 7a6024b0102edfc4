/**
 * A least-recently-used cache. The total weight of its values is at most `most`. By default, each value has the weight
 * 1.
 */
export class Lru<Value> {
  private readonly kept = new Map<string, { value: Value; weight: number }>();
  private weight = 0;

  constructor(private readonly most: number) {}

  get(key: string) {
    const found = this.kept.get(key);
    if (found) {
      this.kept.delete(key);
      this.kept.set(key, found);
    }
    return found?.value;
  }

  set(key: string, value: Value, weight = 1) {
    this.remove(key);
    this.kept.set(key, { value, weight });
    this.weight += weight;
    for (const oldest of this.kept.keys()) {
      if (this.weight <= this.most) break;
      this.remove(oldest);
    }
  }

  private remove(key: string) {
    this.weight -= this.kept.get(key)?.weight ?? 0;
    this.kept.delete(key);
  }
}
