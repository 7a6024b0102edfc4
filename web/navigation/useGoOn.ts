import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router-dom';

/** Returns a function that navigates after a slow operation, unless the member has left the page in the meantime. */
export function useGoOn() {
  const navigate = useNavigate();
  const isHere = useRef(false);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  return useCallback(
    async (to: string, options?: NavigateOptions) => {
      if (isHere.current) await navigate(to, options);
    },
    [navigate],
  );
}
