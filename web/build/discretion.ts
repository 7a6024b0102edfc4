export interface DiscretionSettings {
  /** Where a quick exit leads. */
  elsewhere: string;
  /** The event that asks for one. */
  leave: string;
  title: string;
  icon: string;
}

/**
 * Discreet mode and the quick exit, from before the first paint to the last: a part of the page's inline script
 * (web/build/boot.ts), so plain ES2017 that stands alone. What is switched on stands in
 * web/features/discretion/switches.ts.
 */
export function discretion({ elsewhere, leave: leaveEvent, title, icon }: DiscretionSettings) {
  const inTurn = 1_000; // ms between the two presses
  let last = -inTurn;
  const LEFT = 'left';
  const isOn = (name: string) => {
    try {
      return localStorage.getItem(name) === 'true';
    } catch {
      return false;
    }
  };

  // Code that sets the title goes on doing so, and reads back what it wrote; the browser is told another name. Looking
  // at the element afterwards would show the real one first, and fight over it with the count of what is unread.
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
      // Going back then shows what was there.
    }
    // Nothing that is not saved may hold the page back.
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

  // The pages before the one that was left are still in the history: going back to them leads away again, and only
  // coming anew, by address or link, does not.
  if (hasLeft()) {
    const [visit] = performance.getEntriesByType('navigation');
    if (visit && 'type' in visit && visit.type === 'back_forward') leave();
    else
      try {
        sessionStorage.removeItem(LEFT);
      } catch {
        // Nothing can be kept there either.
      }
  }
  addEventListener('pageshow', (event) => {
    if (event.persisted && hasLeft()) leave();
  });

  const hasPopover = () => {
    try {
      return document.querySelector('[popover]:popover-open') !== null;
    } catch {
      // A browser without them.
      return false;
    }
  };

  // Keys of an input method (Safari: code 229 alone) reach no handler of the page: Enter would send half a message, and
  // Escape close a dialog or leave. They stay with the field, whose default is kept.
  addEventListener(
    'keydown',
    (event) => {
      if (!event.isComposing && Reflect.get(event, 'keyCode') !== 229) return;
      last = -inTurn;
      event.stopImmediatePropagation();
    },
    true,
  );

  // Heard last, so that what a dialog, a menu or a field makes of Esc is known.
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
