import type { GraphiQLPlugin } from '@graphiql/react';

/**
 * Opens a pane by its button in the side bar. Does nothing if the pane is open. GraphiQL's action `setVisiblePlugin`
 * does not suffice: it leaves a closed pane outside of the screen, where GraphiQL has moved it.
 */
export function openPane({ title }: GraphiQLPlugin) {
  document.querySelector<HTMLElement>(`.graphiql-sidebar [aria-label="Show ${title}"]`)?.click();
}
