import type { Page } from '@playwright/test';

/** Globals and static methods that Safari 16.4, Chrome 111 or Firefox 114 does not support, by their object. */
const STATICS = {
  globalThis: [
    ...['CloseWatcher', 'CookieStore', 'cookieStore', 'Float16Array', 'Highlight', 'Iterator', 'Navigation'],
    ...['navigation', 'PressureObserver', 'ScrollTimeline', 'SuppressedError', 'Temporal', 'ToggleEvent'],
    ...['TrustedHTML', 'trustedTypes', 'URLPattern', 'ViewTransition', 'requestIdleCallback', 'cancelIdleCallback'],
    ...['scheduler', 'Scheduler', 'VideoDecoder', 'VideoEncoder', 'AudioDecoder', 'AudioEncoder', 'ImageDecoder'],
    ...['ClipboardItem', 'documentPictureInPicture'],
  ],
  Array: ['fromAsync'],
  AbortSignal: ['any'],
  CSS: ['highlights', 'registerProperty'],
  Document: ['parseHTMLUnsafe', 'parseHTML'],
  Error: ['isError'],
  Intl: ['DurationFormat', 'Segmenter'],
  Map: ['groupBy'],
  Math: ['f16round', 'sumPrecise'],
  Object: ['groupBy'],
  Promise: ['try', 'withResolvers'],
  PublicKeyCredential: [
    ...[
      'parseCreationOptionsFromJSON',
      'parseRequestOptionsFromJSON',
      'getClientCapabilities',
      'signalUnknownCredential',
    ],
  ],
  ReadableStream: ['from'],
  RegExp: ['escape'],
  Uint8Array: ['fromBase64', 'fromHex'],
  URL: ['canParse', 'parse'],
} as const;

/**
 * Methods and properties that Safari 16.4, Chrome 111 or Firefox 114 does not support, by the interface that defines
 * them.
 */
const MEMBERS = {
  Array: ['toSpliced', 'toSorted', 'toReversed', 'with'],
  ArrayBuffer: ['transfer', 'transferToFixedLength', 'resizable', 'resize', 'detached', 'maxByteLength'],
  Blob: ['bytes'],
  Document: ['startViewTransition', 'fragmentDirective', 'caretPositionFromPoint', 'activeViewTransition'],
  Element: [
    ...['checkVisibility', 'getHTML', 'setHTMLUnsafe', 'setHTML', 'moveBefore', 'currentCSSZoom', 'computedStyleMap'],
    ...['startViewTransition'],
  ],
  HTMLButtonElement: ['popoverTargetElement', 'popoverTargetAction', 'commandForElement', 'command'],
  HTMLDialogElement: ['requestClose', 'closedBy'],
  HTMLElement: ['popover', 'showPopover', 'hidePopover', 'togglePopover', 'editContext', 'writingSuggestions'],
  HTMLInputElement: ['showPicker'],
  HTMLVideoElement: ['requestVideoFrameCallback', 'cancelVideoFrameCallback'],
  Map: ['getOrInsert', 'getOrInsertComputed'],
  MouseEvent: ['movementX', 'movementY'],
  Navigator: [
    'connection',
    'deviceMemory',
    'setAppBadge',
    'clearAppBadge',
    'userActivation',
    'userAgentData',
    'wakeLock',
  ],
  PointerEvent: ['getCoalescedEvents', 'getPredictedEvents'],
  PublicKeyCredential: ['toJSON'],
  ReadableStream: ['values'],
  Response: ['bytes'],
  Request: ['bytes', 'duplex'],
  Set: [
    ...['difference', 'intersection', 'isDisjointFrom', 'isSubsetOf', 'isSupersetOf', 'symmetricDifference', 'union'],
  ],
  String: ['isWellFormed', 'toWellFormed'],
  Uint8Array: ['toSorted', 'toReversed', 'with', 'toBase64', 'toHex', 'setFromBase64', 'setFromHex'],
  URLSearchParams: ['size'],
} as const;

/**
 * Removes APIs before the scripts of a page run: those that the oldest supported browsers lack. Syntax and CSS are not
 * tested here, because the build compiles them for these browsers, and tests/gateway/supported-css.test.ts refuses CSS
 * that it cannot compile.
 */
export async function beOldBrowser(page: Page) {
  await page.addInitScript(
    ({ statics, members }) => {
      const remove = (holder: unknown, names: readonly string[]) => {
        if ((typeof holder !== 'object' && typeof holder !== 'function') || holder === null) return;
        for (let at: object | null = holder; at !== null && at !== Object.prototype; at = Reflect.getPrototypeOf(at))
          for (const name of names) Reflect.deleteProperty(at, name);
      };
      const holderOf = (name: string): unknown => (name === 'globalThis' ? globalThis : Reflect.get(globalThis, name));
      for (const [name, names] of Object.entries(members)) {
        const holder = holderOf(name);
        if (typeof holder === 'function') remove(Reflect.get(holder, 'prototype'), names);
      }
      for (const [name, names] of Object.entries(statics)) {
        if (name !== 'globalThis') remove(holderOf(name), names);
      }
      remove(globalThis, statics.globalThis);
      // Ignores `setAttribute('popover', …)`, because the browser that runs the test supports popovers.
      Element.prototype.setAttribute = new Proxy(Reflect.get(Element.prototype, 'setAttribute'), {
        apply(set, element, values) {
          if (values[0] !== 'popover') Reflect.apply(set, element, values);
        },
      });
    },
    { statics: STATICS, members: MEMBERS },
  );
}
