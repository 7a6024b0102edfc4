import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { openTermsPdf } from '../features/legal/termsPdf.ts';

/** /terms (SPEC.md, section 2): opens the PDF of the terms, then redirects to /redirecting. */
export function TermsPage() {
  const navigate = useNavigate();
  const opened = useRef(false);

  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    openTermsPdf();
    void navigate('/redirecting', { replace: true });
  }, [navigate]);

  return null;
}
