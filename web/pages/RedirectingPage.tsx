import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { NoticeScreen } from '../ui/NoticeScreen.tsx';
import { TERMS_PDF } from '../features/legal/termsPdf.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { useTitle } from '../ui/useTitle.ts';

const STAY_MS = 4_000; // ms; long enough to read the text

/** /redirecting: says that the PDF of the terms was opened, then redirects to '/' (PRODUCT.md). */
export function RedirectingPage() {
  const navigate = useNavigate();
  useTitle('Redirecionando');

  useEffect(() => {
    const timer = setTimeout(() => void navigate('/', { replace: true }), STAY_MS);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <NoticeScreen icon={<Spinner className="size-8 text-ember" />} title="Redirecionando…">
      <p>Abrimos os Termos e condições em PDF. Já levamos você de volta ao início.</p>
      <p>
        O arquivo não abriu?{' '}
        <a href={TERMS_PDF} className="font-medium text-ember underline underline-offset-4">
          Abra o PDF aqui
        </a>
        .
      </p>
      <Link to="/" replace className={buttonClass({ variant: 'secondary' })}>
        Voltar ao início
      </Link>
    </NoticeScreen>
  );
}
