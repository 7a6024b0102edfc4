import { createElement, useState, type ComponentType } from 'react';
import { lazyCode } from './ui/lazyCode.ts';

export type Page<Props = object> = {
  /** Loads the code a single time. If the network fails, the promise rejects, and the next call tries again. */
  load: () => Promise<unknown>;
  Component: ComponentType<Props>;
};

/**
 * Creates a component in a chunk of its own. Unlike with React's `lazy`, the component renders synchronously if its
 * code is already loaded, so that the first screen needs no fallback and can be prerendered at build time.
 */
export function lazyPage<Props extends object = object>(
  importComponent: () => Promise<ComponentType<Props>>,
): Page<Props> {
  let loaded: ComponentType<Props> | null = null;
  let pending: Promise<ComponentType<Props>> | null = null;

  function load() {
    pending ??= importComponent().then(
      (component) => (loaded = component),
      (error: unknown) => {
        pending = null;
        throw error;
      },
    );
    return pending;
  }

  const Waiting = lazyCode<Props>(load);

  function Component(props: Props) {
    // Keep the component of the first render. React would otherwise replace the page, and lose its state, at the first
    // render after its code was loaded.
    const [Chosen] = useState(() => loaded ?? Waiting);
    return createElement(Chosen, props);
  }

  return { load, Component };
}
