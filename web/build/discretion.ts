export interface DiscretionConfig {
  /** The URL that a quick exit opens (a quick exit leaves the site immediately). */
  elsewhere: string;
  /** The name of the event that starts a quick exit. */
  leave: string;
  title: string;
  icon: string;
}

/**
 * Handles discreet mode (a neutral title and icon) and the quick exit, starting before the first paint. The function is
 * part of the page's inline script (web/build/boot.ts), so it is plain ES2017 without imports.
 * web/features/discretion/switches.ts stores the settings.
 */
export function discretion(
  { elsewhere, leave: leaveEvent, title, icon }: DiscretionConfig,
  isComposing: (event: KeyboardEvent) => boolean,
) {
  const inTurn = 1_000; // the maximum ms between the two presses of Esc
  let last = -inTurn;
  const LEFT = 'left';
  const isOn = (name: string) => {
    try {
      return localStorage.getItem(name) === 'true';
    } catch {
      return false;
    }
  };

  // Redefine document.title, so that the app still sets and reads the real title, but the browser shows the neutral
  // title. An observer of the title element would show the real title for a moment, and would conflict with the code
  // that adds the unread count to the title.
  const own = Object.getOwnPropertyDescriptor(Document.prototype, 'title');
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const ownIcon = link ? link.getAttribute('href') : null;
  let wanted = document.title;
  const name = (discreet: boolean) => {
    if (own && own.set) own.set.call(document, discreet ? title : wanted);
    const href = discreet ? icon : ownIcon;
    if (link && href !== null && link.getAttribute('href') !== href) link.setAttribute('href', href);
  };
  const show = () => name(isOn('discreet'));
  Object.defineProperty(document, 'title', {
    configurable: true,
    get: () => wanted,
    set: (next: string) => {
      wanted = next;
      show();
    },
  });
  addEventListener('storage', show);
  if (isOn('discreet')) show();

  const leave = () => {
    name(true);
    document.documentElement.style.display = 'none';
    document.querySelectorAll<HTMLMediaElement>('video, audio').forEach((media) => media.pause());
    try {
      sessionStorage.setItem(LEFT, 'true');
    } catch {
      // If the browser blocks storage, the quick exit cannot be remembered, so Back shows the page again.
    }
    // Keep other listeners from delaying the exit with a dialog about unsaved changes.
    addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true);
    location.replace(elsewhere);
  };
  const hasLeft = () => {
    try {
      return sessionStorage.getItem(LEFT) !== null;
    } catch {
      return false;
    }
  };
  addEventListener(leaveEvent, leave);

  // The site's earlier pages are still in the history. If Back opens one of them, leave again. A new visit by a URL or
  // a link is allowed.
  if (hasLeft()) {
    const [visit] = performance.getEntriesByType('navigation');
    if (visit && 'type' in visit && visit.type === 'back_forward') leave();
    else
      try {
        sessionStorage.removeItem(LEFT);
      } catch {
        // The browser blocks storage, so there is no mark of an earlier exit to remove.
      }
  }
  addEventListener('pageshow', (event) => {
    if (event.persisted && hasLeft()) leave();
  });

  const hasPopover = () => {
    try {
      return document.querySelector('[popover]:popover-open') !== null;
    } catch {
      // The browser does not support popovers, so the selector throws.
      return false;
    }
  };

  // Keep the keys that an input method (IME) handles from all handlers of the page: Enter would send half a message,
  // and Escape would close a dialog or leave the site. The field itself still gets the keys.
  addEventListener(
    'keydown',
    (event) => {
      if (!isComposing(event)) return;
      last = -inTurn;
      event.stopImmediatePropagation();
    },
    true,
  );

  // Add this listener last, so that it runs after a dialog, a menu or a field may have handled Esc.
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.repeat) return;
    const { target } = event;
    const isForOthers =
      event.defaultPrevented ||
      hasPopover() ||
      (target instanceof HTMLInputElement && target.type === 'search' && target.value !== '');
    if (isForOthers || isOn('noQuickExit')) last = -inTurn;
    else if (event.timeStamp - last <= inTurn) leave();
    else last = event.timeStamp;
  });
}
