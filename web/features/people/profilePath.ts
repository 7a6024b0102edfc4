/** Returns the path of a member's timeline (SPEC.md, section 2). */
export function profilePath(id: string) {
  return `/timeline/${id}`;
}
