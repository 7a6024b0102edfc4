/** Where a member's timeline is (SPEC 2). */
export function profilePath(id: string) {
  return `/timeline/${id}`;
}

/** One's own lists of people, in the order of their tabs. */
export const ownLists = {
  seguidores: 'Seguidores',
  seguindo: 'Seguindo',
  pedidos: 'Pedidos',
  bloqueados: 'Bloqueados',
} as const;

export function isOwnList(name: string | null): name is keyof typeof ownLists {
  return name !== null && Object.hasOwn(ownLists, name);
}

/** Where one of them is. */
export function ownPeoplePath(list: keyof typeof ownLists) {
  return `/settings/people?lista=${list}`;
}
