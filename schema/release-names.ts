/**
 * Compares the names of two releases, such as `2026-11-26` and `2026-11-26.2`, for a sort by their age.
 * @returns a negative number if the first release is older
 */
export function compareReleases(a: string, b: string) {
  return a.localeCompare(b, 'en', { numeric: true });
}
