import { createElement, lazy, type ComponentType } from 'react';

/** What begins anew where code did not come: `lazy` would keep the failure for as long as the tab. */
const lost = new Set<() => void>();

/** `lazy`, asked for again when it is next shown after a boundary (ui/Boundary.tsx) has stood in for it. */
export function lazyCode<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const begin = () =>
    lazy<ComponentType<Props>>(() =>
      load().then(
        (component) => ({ default: component }),
        (error: unknown) => {
          lost.add(() => (Code = begin()));
          throw error;
        },
      ),
    );
  let Code = begin();
  return (props) => createElement(Code, props);
}

/** @returns whether anything was lost */
export function forgetLost() {
  const some = lost.size > 0;
  for (const beginAnew of lost) beginAnew();
  lost.clear();
  return some;
}
