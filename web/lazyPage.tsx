import { createElement, type ComponentType } from 'react';
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
    return loaded ? createElement(loaded, props) : createElement(Waiting, props);
  }

  return { load, Component };
}
