import { describe, expect, it } from 'vitest';
import { createTabNotes } from '../../bff/gateway/playground/tab-notes.ts';
import { createTabStorage } from '../../bff/gateway/playground/tab-storage.ts';

/** A storage of a browser in memory. Its entries are also its own properties, as in a browser. */
class MemoryStorage implements Storage {
  [name: string]: unknown;
  get length() {
    return Object.keys(this).length;
  }
  getItem(key: string) {
    const value = Object.hasOwn(this, key) ? this[key] : null;
    return typeof value === 'string' ? value : null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    Reflect.deleteProperty(this, key);
  }
  key(index: number) {
    return Object.keys(this)[index] ?? null;
  }
  clear() {
    for (const key of Object.keys(this)) this.removeItem(key);
  }
}

describe('reloading the playground', () => {
  it('keeps the note about a tab, such as its member, until the tab has another one', () => {
    const storage = new MemoryStorage();
    const before = createTabNotes(storage, 'notes');
    before.note('first', 'ana@brasa.example');
    before.note('second', 'bruno@brasa.example');
    before.note('second', undefined);
    expect(before.lostIn('first')).toBeUndefined();

    const after = createTabNotes(storage, 'notes');
    expect(after.lostIn('first')).toBe('ana@brasa.example');
    expect(after.lostIn('second')).toBeUndefined();
    after.note('first', 'ana@brasa.example');
    expect(after.lostIn('first')).toBeUndefined();
    expect(createTabNotes(storage, 'notes').lostIn('first')).toBe('ana@brasa.example');
  });

  it('ignores stored text that is not valid', () => {
    for (const text of ['{', '[1]', 'null']) {
      const storage = new MemoryStorage();
      storage.setItem('notes', text);
      expect(createTabNotes(storage, 'notes').lostIn('first')).toBeUndefined();
    }
  });

  it('shows the operations of this tab of the browser, even if another tab has stored its own since', () => {
    const shared = new MemoryStorage();
    const first = createTabStorage(new MemoryStorage(), shared);
    const second = createTabStorage(new MemoryStorage(), shared);
    first.setItem('graphiql:tabState', 'of the first');
    first.setItem('graphiql:theme', 'dark');
    expect(second.getItem('graphiql:tabState')).toBe('of the first');
    second.setItem('graphiql:tabState', 'of the second');
    second.setItem('graphiql:variables', '{}');
    expect(first.getItem('graphiql:tabState')).toBe('of the first');
    expect(first.getItem('graphiql:variables')).toBeNull();
    expect(second.getItem('graphiql:theme')).toBe('dark');
  });

  it('finds no header in any storage, also if an earlier version of the page stored some', () => {
    const stored = JSON.stringify({ tabs: [{ query: '{ a }', headers: '{"authorization":"Bearer ana"}' }] });
    const [own, shared] = [new MemoryStorage(), new MemoryStorage()];
    for (const each of [own, shared]) {
      each.setItem('graphiql:headers', '{"authorization":"Bearer ana"}');
      each.setItem('graphiql:tabState', stored);
    }
    const storage = createTabStorage(own, shared);
    storage.setItem('graphiql:headers', '{"authorization":"Bearer bruno"}');
    expect(JSON.stringify([own, shared])).not.toContain('Bearer');
    expect(storage.getItem('graphiql:headers')).toBeNull();
    expect(storage.getItem('graphiql:tabState')).toContain('{ a }');
  });

  it('finds the variables of a tab only until the tab of the browser is closed, because they may contain a password or a token', () => {
    const tabs = (password: string) =>
      JSON.stringify({ tabs: [{ query: '{ a }', variables: `{"password":"${password}"}` }], activeTabIndex: 0 });
    const shared = new MemoryStorage();
    shared.setItem('graphiql:variables', '{"password":"of-an-earlier-version"}');
    shared.setItem('graphiql:tabState', tabs('of-an-earlier-version'));
    const own = new MemoryStorage();
    const storage = createTabStorage(own, shared);
    expect(JSON.stringify(shared)).not.toContain('password');
    storage.setItem('graphiql:query', '{ a }');
    storage.setItem('graphiql:variables', '{"password":"ventania"}');
    expect(storage.getItem('graphiql:variables')).toContain('ventania');
    storage.setItem('graphiql:tabState', tabs('ventania'));
    const reloaded = createTabStorage(own, shared);
    for (const key of ['graphiql:variables', 'graphiql:tabState']) expect(reloaded.getItem(key)).toContain('ventania');

    expect(JSON.stringify(shared)).not.toContain('password');
    const later = createTabStorage(new MemoryStorage(), shared);
    expect(later.getItem('graphiql:query')).toBe('{ a }');
    expect(later.getItem('graphiql:variables')).toBeNull();
    expect(JSON.parse(later.getItem('graphiql:tabState') ?? '')).toEqual({
      tabs: [{ query: '{ a }', variables: null }],
      activeTabIndex: 0,
    });
  });

  it('starts anew after the stored data was cleared, and keeps the data of other programs', () => {
    const shared = new MemoryStorage();
    const storage = createTabStorage(new MemoryStorage(), shared);
    storage.setItem('graphiql:tabState', 'tabs');
    shared.setItem('other', 'kept');
    storage.clear();
    expect(storage.getItem('graphiql:tabState')).toBeNull();
    expect(shared.getItem('other')).toBe('kept');
  });
});
