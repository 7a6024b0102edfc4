import { createElement, lazy, type ComponentType } from 'react';

/** Resets a lazy component by the error of its failed load. Otherwise `lazy` keeps the failure as long as the tab. */
const lost = new WeakMap<object, () => void>();

/** Like React's `lazy`, but retries a failed load when the component is next shown after its boundary (Boundary). */
export function lazyCode<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const begin = () => {
    const code = lazy<ComponentType<Props>>(() =>
      load().then(
        (component) => ({ default: component }),
        (cause: unknown) => {
          const error = new Error('lost', { cause });
          lost.set(error, () => {
            if (Code === code) Code = begin();
          });
          throw error;
        },
      ),
    );
    return code;
  };
  let Code = begin();
  return (props) => createElement(Code, props);
}

/** Resets the lazy component if its code failed to load. @returns true if the error was such a failure */
export function forgetLost(error: object) {
  const beginAnew = lost.get(error);
  beginAnew?.();
  return beginAnew !== undefined;
}
