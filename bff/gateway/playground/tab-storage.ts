const PREFIX = 'graphiql:';
const TABS = `${PREFIX}tabState`;
const HEADERS = `${PREFIX}headers`;
const VARIABLES = `${PREFIX}variables`;
const OWN = [TABS, VARIABLES, `${PREFIX}query`, `${PREFIX}operationName`];

/**
 * Creates the storage of GraphiQL. Each tab of the browser keeps the operations of its own, which a second tab of the
 * browser does not overwrite. A new tab of the browser starts with the operations that were stored last, without their
 * variables: these may contain passwords and tokens, so they are lost when their tab of the browser is closed. Never
 * stores headers, because they contain a token. Removes what an earlier version stored.
 * @param own the storage of this tab of the browser
 * @param shared the storage of all tabs of the browser, which outlives them and also contains the settings
 */
export function createTabStorage(own: Storage, shared: Storage) {
  const all = [own, shared];
  for (const storage of all) storage.removeItem(HEADERS);
  shared.removeItem(VARIABLES);
  rewriteTabs(own, ['headers']);
  rewriteTabs(shared, ['headers', 'variables']);
  const hasOwn = () => OWN.some((key) => own.getItem(key) !== null);
  return {
    getItem: (key: string) => (OWN.includes(key) && hasOwn() ? own : shared).getItem(key),
    setItem(key: string, value: string) {
      if (key === HEADERS) return;
      if (OWN.includes(key)) own.setItem(key, value);
      if (key === VARIABLES) return;
      shared.setItem(key, key === TABS ? withoutTexts(value, ['variables']) : value);
    },
    removeItem(key: string) {
      for (const storage of all) storage.removeItem(key);
    },
    clear() {
      for (const storage of all)
        for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
    },
    get length() {
      return own.length + shared.length;
    },
  };
}

function rewriteTabs(storage: Storage, names: readonly string[]) {
  const tabs = storage.getItem(TABS);
  if (tabs !== null) storage.setItem(TABS, withoutTexts(tabs, names));
}

/** Returns the tabs without the texts of these editors. Returns the text unchanged if it is not JSON. */
function withoutTexts(tabs: string, names: readonly string[]) {
  try {
    return JSON.stringify(JSON.parse(tabs), (key, value: unknown) => (names.includes(key) ? null : value));
  } catch {
    return tabs;
  }
}
