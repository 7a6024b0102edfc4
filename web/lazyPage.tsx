import { createElement, useState, type ComponentType } from 'react';
import { lazyCode } from './ui/lazyCode.ts';

export type Page<Props = object> = {
  /** Loads the code one time. If the network fails, the promise rejects, and the next call loads the code again. */
  load: () => Promise<unknown>;
  Component: ComponentType<Props>;
};

/**
 * Creates a component whose code is in a separate chunk. Unlike a component of React's `lazy`, it renders synchronously
 * if its code is already loaded, so that the first screen needs no fallback and can be prerendered at build time.
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
    // Keep using the component of the first render. Otherwise React would remount the page, and lose its state, at the
    // first render after the code was loaded.
    const [Chosen] = useState(() => loaded ?? Waiting);
    return createElement(Chosen, props);
  }

  return { load, Component };
}
