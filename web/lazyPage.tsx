import { createElement, type ComponentType } from 'react';
import { lazyCode } from './ui/lazyCode.ts';

export type Page<Props = object> = {
  /** Brings the code; asking again costs nothing. Rejects when the network fails, and may then be asked again. */
  load: () => Promise<unknown>;
  Component: ComponentType<Props>;
};

/**
 * A component in a chunk of its own. Unlike `lazy` it renders at once when its code is there already, so the first
 * screen needs no fallback, and can be rendered at build time.
 */
export function page<Props extends object = object>(importComponent: () => Promise<ComponentType<Props>>): Page<Props> {
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
