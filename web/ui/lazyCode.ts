import { createElement, lazy, type ComponentType } from 'react';

/**
 * Maps the error of a failed load to a function that resets the lazy component. Without a reset, React's `lazy` keeps
 * the failure as long as the tab lives.
 */
const lost = new WeakMap<object, () => void>();

/**
 * Like React's `lazy`, but after a failed load it tries again when the error boundary (Boundary) shows the component
 * again.
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

/** Resets the lazy component if its code failed to load. @returns true if the error was such a failure */
export function forgetLost(error: object) {
  const beginAnew = lost.get(error);
  beginAnew?.();
  return beginAnew !== undefined;
}
