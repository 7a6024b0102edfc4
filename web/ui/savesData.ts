/** Returns true if the member has asked for reduced data usage in the browser (the Save-Data client hint). */
export function savesData() {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}
