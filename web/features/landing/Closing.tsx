import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/Button.tsx';
import { Brand } from '../../ui/Brand.tsx';
import { Embers } from '../../ui/Embers.tsx';

const links = [
  { label: 'Contato', href: 'mailto:contato@brasa.example' },
  { label: 'Sobre', to: '/about' },
  { label: 'Termos e condições', to: '/terms-and-conditions' },
  { label: 'Política de privacidade', to: '/terms-and-conditions#privacidade' },
  { label: 'Proteção de menores', to: '/underage-restriction' },
] as const;

/**
 * The last section of the landing page: a link to sign up, and the footer with contact, terms and policies (SPEC.md,
 * section 2).
 */
export function Closing() {
  return (
    <>
      <section aria-labelledby="closing" className="px-4 pb-20 md:px-6">
        <div className="night relative isolate mx-auto max-w-6xl overflow-hidden rounded-card bg-canvas px-6 py-20 text-center text-ink md:py-28">
          <Embers className="absolute inset-x-0 top-0 -z-10 h-[170%] w-full" />
          <h2
            id="closing"
            className="mx-auto max-w-2xl text-4xl font-extrabold tracking-tight text-balance md:text-5xl"
          >
            Chegue mais perto. O fogo está aceso.
          </h2>
          <Link to="/register" className={buttonClass({ size: 'lg' }, 'mt-9')}>
            Cadastre-se gratuitamente
          </Link>
        </div>
      </section>
      <footer className="border-t border-line">
        <div className="mx-auto flex max-w-6xl flex-col gap-6 px-6 py-10 pb-28 text-sm text-ink-soft md:flex-row md:items-center md:justify-between">
          <Brand className="text-lg" />
          <ul className="-mx-3 flex flex-wrap [&_a]:inline-block [&_a]:p-3">
            {links.map((link) => (
              <li key={link.label}>
                {'to' in link ? (
                  <Link to={link.to} className="hover:text-ink hover:underline">
                    {link.label}
                  </Link>
                ) : (
                  <a href={link.href} className="hover:text-ink hover:underline">
                    {link.label}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </div>
      </footer>
    </>
  );
}
