import { CHECK_AND_RETRY, RETRY } from './connection.ts';

/**
 * SPEC 9: at most one toast; an alert hides after 2000 ms; a dismissed one is forgotten 1,000,000 ms later. Further
 * toasts wait in a queue, and shorten the time of a toast with an action.
 */
const AUTO_HIDE_MS = 2_000;
const AUTO_HIDE_WITH_ACTION_MS = 8_000; // ms: time to read and reach the button
const MIN_WITH_ACTION_MS = 4_000;
const FORGET_MS = 1_000_000;
const MAX_WAITING = 3;

export type Toast = {
  id: number;
  open: boolean;
  title: string;
  description?: string;
  tone: 'neutral' | 'danger';
  action?: { label: string; run: () => void };
};

type ToastRequest = Pick<Toast, 'title' | 'description' | 'action'> & {
  tone?: Toast['tone'];
  /** Replaces the current toast and the queue, for a message that says the same better. */
  replaces?: boolean;
};

let current: Toast | null = null;
let waiting: Toast[] = [];
let lastId = 0;
let shownAt = 0;
let isPaused = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: Toast | null) {
  current = next;
  for (const listener of listeners) listener();
}

/** Starts the timer once a component shows toasts. */
function schedule() {
  clearTimeout(timer);
  if (!current?.open || isPaused || listeners.size === 0) return;
  const { id, action } = current;
  const busy = waiting.length > 0 ? MIN_WITH_ACTION_MS : AUTO_HIDE_WITH_ACTION_MS;
  timer = setTimeout(() => dismissToast(id), shownAt + (action ? busy : AUTO_HIDE_MS) - Date.now());
}

function show(next: Toast) {
  shownAt = Date.now();
  set(next);
  schedule();
}

/** Shows a toast, or queues it until the current one has had its time. Skips one that is already shown or queued. */
export function toast({ tone = 'neutral', replaces = false, ...request }: ToastRequest) {
  const next: Toast = { id: ++lastId, open: true, tone, ...request };
  const isNew = ({ title, description }: Toast) => title !== next.title || description !== next.description;
  if (replaces) waiting = [];
  if (replaces || !current?.open || !isNew(current)) {
    show(next);
    return;
  }
  waiting = [...waiting.filter(isNew), next].slice(-MAX_WAITING);
  schedule();
}

/**
 * Says that an action failed.
 * @param description the server's message; without one the toast asks the member to check the connection, with null it
 * has its title only
 * @param retry repeats the action
 */
export function toastFailure(title: string, description: string | null = CHECK_AND_RETRY, retry?: () => void) {
  toast({
    title,
    description: description ?? undefined,
    tone: 'danger',
    action: retry && { label: RETRY, run: retry },
  });
}

export function dismissToast(id: number) {
  if (current?.id !== id || !current.open) return;
  isPaused = false;
  set({ ...current, open: false });
  setTimeout(() => current?.id === id && set(null), FORGET_MS);
  const next = waiting.shift();
  if (next) show(next);
}

/** Stops the timer while the pointer is over the toast or it has the focus. */
export function pauseToast(paused: boolean) {
  isPaused = paused;
  shownAt = Date.now();
  schedule();
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    if (listeners.size === 1) pauseToast(false);
    return () => void listeners.delete(listener);
  },
  get: () => current,
};

/**
 * Says that a part which the member opened could not be loaded. Without a component that shows toasts it does nothing:
 * the message would appear on a later page.
 */
export function toastNotOpened() {
  if (listeners.size === 0) return;
  toastFailure('Não foi possível abrir');
}
