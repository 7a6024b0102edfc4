import { createElement, lazy, type ComponentType } from 'react';

/**
 * Maps the error of a failed load to a function that resets the lazy component. React's `lazy` would otherwise keep the
 * failure as long as the tab lives.
 */
const lost = new WeakMap<object, () => void>();

/**
 * Like React's `lazy`, but retries a failed load: the code is loaded again when the error boundary (ui/Boundary.tsx)
 * renders the component again.
 */
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

/**
 * Resets the lazy component whose code failed to load with this error.
 * @returns true if the error comes from such a failed load
 */
export function forgetLost(error: object) {
  const beginAnew = lost.get(error);
  beginAnew?.();
  return beginAnew !== undefined;
}
