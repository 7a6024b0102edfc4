import { vi } from 'vitest';

/**
 * Records what the test file changes in the browser from now on. The files of a worker share one jsdom, because a new
 * one for each file takes longer than most of their tests.
 * @returns restores the browser: storage, address, document, listeners, timers, channels and globals
 */
export function recordBrowserChanges() {
  const restoreProperties = [
    globalThis,
    document,
    document.documentElement,
    document.body,
    navigator,
    history,
    console,
    URL,
    Navigator.prototype,
    Document.prototype,
    Storage.prototype,
    Node.prototype,
    Element.prototype,
    HTMLElement.prototype,
    HTMLInputElement.prototype,
    HTMLDialogElement.prototype,
    HTMLMediaElement.prototype,
  ].map(recordProperties);
  const stops = [
    ...[window, document, document.documentElement, document.body].map(recordListeners),
    recordChannels(),
    recordTimers(globalThis, 'setTimeout', 'clearTimeout'),
    recordTimers(globalThis, 'setInterval', 'clearInterval'),
    recordTimers(globalThis, 'requestAnimationFrame', 'cancelAnimationFrame'),
    // jsdom goes through the history with timers of its window, which is not the global object.
    recordTimers(document.defaultView ?? globalThis, 'setTimeout', 'clearTimeout'),
  ];

  const env = { ...process.env };
  const { innerWidth, innerHeight } = window;

  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    for (const stop of stops) stop();
    for (const restore of restoreProperties) restore();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
    for (const [name] of document.cookie.matchAll(/[^=; ]+(?==)/g)) document.cookie = `${name}=; max-age=0; path=/`;
    restoreEnvironment(env);
    Object.assign(window, { name: '', scrollY: 0, innerWidth, innerHeight });
    // A new head drops the observers of the old one. Testing Library keeps the body.
    document.head.replaceWith(document.createElement('head'));
    document.body.replaceChildren();
    for (const element of [document.documentElement, document.body])
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
  };
}

/** Keeps the object itself: only through it does TZ change the time zone. */
function restoreEnvironment(env: NodeJS.ProcessEnv) {
  for (const name of Object.keys(process.env)) if (!(name in env)) Reflect.deleteProperty(process.env, name);
  for (const [name, value] of Object.entries(env)) if (process.env[name] !== value) process.env[name] = value;
}

/**
 * React and user-event mark the document and the body with a property when they have added their listeners. Both the
 * property and the listeners are removed, so that the next file adds them again.
 */
function recordProperties(target: object) {
  const before = new Map(Reflect.ownKeys(target).map((key) => [key, Reflect.getOwnPropertyDescriptor(target, key)]));
  return () => {
    for (const key of Reflect.ownKeys(target)) {
      if (isVitests(key)) continue;
      const now = Reflect.getOwnPropertyDescriptor(target, key);
      const then = before.get(key);
      if (!now?.configurable) continue;
      if (!then) Reflect.deleteProperty(target, key);
      else if (now.value !== then.value || now.get !== then.get) Reflect.defineProperty(target, key, then);
    }
    for (const [key, then] of before)
      if (then && !Object.hasOwn(target, key)) Reflect.defineProperty(target, key, then);
  };
}

/** Libraries share state between their copies under a symbol of the global registry, and read it once. */
function isVitests(key: string | symbol) {
  return typeof key === 'symbol' ? Symbol.keyFor(key) !== undefined : key.startsWith('__vitest');
}

/** Defines the property instead of assigning it: jsdom's setters keep a value that recordProperties does not see. */
function replace(target: object, key: string, value: unknown) {
  Reflect.defineProperty(target, key, { value, configurable: true, writable: true });
}

function recordListeners(target: EventTarget) {
  const add = target.addEventListener.bind(target);
  const removals: (() => void)[] = [];
  replace(target, 'addEventListener', (...[type, listener, options]: Parameters<typeof add>) => {
    removals.push(() => target.removeEventListener(type, listener, options));
    add(type, listener, options);
  });
  return () => {
    for (const remove of removals) remove();
  };
}

type Timers = Pick<
  typeof globalThis,
  'setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval' | 'requestAnimationFrame' | 'cancelAnimationFrame'
>;

function recordTimers(
  target: Timers,
  begin: 'setTimeout' | 'setInterval' | 'requestAnimationFrame',
  end: 'clearTimeout' | 'clearInterval' | 'cancelAnimationFrame',
) {
  const started: unknown[] = [];
  const original = target[begin];
  const start = new Proxy(original, {
    apply(timer, self, args) {
      const handle: unknown = Reflect.apply(timer, self, args);
      started.push(handle);
      return handle;
    },
  });
  replace(target, begin, start);
  return () => {
    for (const handle of started) Reflect.apply(target[end], target, [handle]);
    replace(target, begin, original);
  };
}

/**
 * Records the opened channels, so that they can be closed. Otherwise the modules of this test file receive the messages
 * of the next one.
 */
function recordChannels() {
  const opened: BroadcastChannel[] = [];
  const recorded = class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      opened.push(this);
    }
  };
  replace(globalThis, 'BroadcastChannel', recorded);
  return () => {
    for (const channel of opened) channel.close();
  };
}
