import { createElement, lazy, type ComponentType } from 'react';

/** What begins anew by the error that stands for code that did not come: `lazy` keeps it for as long as the tab. */
const lost = new WeakMap<object, () => void>();

/** `lazy`, asked for again when it is next shown after a boundary (ui/Boundary.tsx) has stood in for it. */
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

/** @returns whether the error was code that did not come */
export function forgetLost(error: object) {
  const beginAnew = lost.get(error);
  beginAnew?.();
  return beginAnew !== undefined;
}
