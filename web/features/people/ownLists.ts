/** The labels of the viewer's own lists of people (such as followers), in the order of their tabs. */
export const ownLists = {
  seguidores: 'Seguidores',
  seguindo: 'Seguindo',
  pedidos: 'Pedidos',
  bloqueados: 'Bloqueados',
} as const;

export function isOwnList(name: string | null): name is keyof typeof ownLists {
  return name !== null && Object.hasOwn(ownLists, name);
}

/** Returns the path of the settings page that shows the list. */
export function ownPeoplePath(list: keyof typeof ownLists) {
  return `/settings/people?lista=${list}`;
}
