/** The `size` most recently used values. */
export class Lru<Value> {
  private readonly values = new Map<string, Value>();

  constructor(private readonly size: number) {}

  get(key: string) {
    const value = this.values.get(key);
    if (value !== undefined) {
      this.values.delete(key);
      this.values.set(key, value);
    }
    return value;
  }

  set(key: string, value: Value) {
    this.values.delete(key);
    this.values.set(key, value);
    if (this.values.size <= this.size) return;
    const [oldest] = this.values.keys();
    if (oldest !== undefined) this.values.delete(oldest);
  }
}
