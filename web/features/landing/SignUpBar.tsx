import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/Button.tsx';
import { Brand } from '../../ui/Brand.tsx';

const SHOW_AFTER_PX = 800; // px to scroll before the bar appears (SPEC.md, section 9)

/** The bar with a link to sign up, which appears after the visitor has scrolled down. */
export function SignUpBar() {
  const shown = useScrolledPast(SHOW_AFTER_PX);
  if (!shown) return null;

  return (
    <aside
      aria-label="Cadastro"
      className="fixed inset-x-0 bottom-0 z-30 animate-rise border-t border-line bg-surface/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-lg"
    >
      <div className="mx-auto flex max-w-6xl items-center justify-between gap-4 px-6 py-3">
        <p className="flex items-center gap-4 text-ink-soft max-md:hidden">
          <Brand className="text-lg" /> Entrar é grátis e leva menos de um minuto.
        </p>
        <Link to="/register" className={buttonClass({}, 'max-md:flex-1')}>
          Cadastre-se gratuitamente
        </Link>
      </div>
    </aside>
  );
}

function useScrolledPast(limit: number) {
  const [past, setPast] = useState(false);

  useEffect(() => {
    const look = () => setPast(window.scrollY > limit);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [limit]);

  return past;
}
