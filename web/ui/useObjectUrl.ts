import { useEffect, useState } from 'react';

/**
 * Returns an object URL of the blob; null before the URL is created. The URL is revoked when the blob changes or on
 * unmount.
 */
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
