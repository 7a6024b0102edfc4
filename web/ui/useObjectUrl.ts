import { useEffect, useState } from 'react';

/** A URL under which the browser shows the bytes; revoked when they are no longer shown. Null until there is one. */
export function useObjectUrl(blob: Blob | null) {
  const [url, setUrl] = useState<string | null>(null);

  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(made);
    };
  }, [blob]);

  return url;
}
