/** Returns true if the browser asks sites to send less data (the Save-Data client hint). */
export function savesData() {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}
