/**
 * Globals and static methods that Safari 16.4, Chrome 111 or Firefox 114 does not support, by their object. ESLint
 * forbids them in the web app, and the tests of old browsers remove them (tests/e2e/support/old-browser.ts).
 */
export const STATICS = {
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
export const MEMBERS = {
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
 * The names in MEMBERS that older interfaces have too, such as `size` of a Map. ESLint does not know the type of an
 * object, so it does not forbid these names.
 */
export const ORDINARY_NAMES: ReadonlySet<string> = new Set([
  ...['with', 'values', 'size', 'bytes', 'resize', 'transfer', 'detached', 'connection', 'command', 'duplex', 'toJSON'],
  ...['difference', 'intersection', 'union'],
]);
