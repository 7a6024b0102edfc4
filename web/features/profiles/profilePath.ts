/** Where a member's timeline is (SPEC 2). */
export function profilePath(id: string) {
  return `/timeline/${id}`;
}
