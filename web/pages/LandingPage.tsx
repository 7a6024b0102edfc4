import { useState } from 'react';
import { lazyCode } from '../ui/lazyCode.ts';
import { Closing } from '../features/landing/Closing.tsx';
import { Costs } from '../features/landing/Costs.tsx';
import { Faq } from '../features/landing/Faq.tsx';
import { Hero } from '../features/landing/Hero.tsx';
import { Reasons } from '../features/landing/Reasons.tsx';
import { SignUpBar } from '../features/landing/SignUpBar.tsx';
import { CONTENT_ID } from '../navigation/useArrivalFocus.ts';
import { Part } from '../ui/Part.tsx';
import { useTitle } from '../ui/useTitle.ts';

/** The login form is loaded lazily, because it needs the Apollo client and the landing page does not. */
const LandingLogin = lazyCode(() => import('./LandingLogin.tsx').then((m) => m.LandingLogin));

/** The page at '/' for visitors without a session (SPEC.md, section 2). It is prerendered at build time. */
export function LandingPage() {
  const [loggingIn, setLoggingIn] = useState(false);
  useTitle('A rede social adulta onde a conversa pega fogo');

  return (
    <>
      <main id={CONTENT_ID} tabIndex={-1} className="outline-none">
        <Hero onLogIn={() => setLoggingIn(true)} />
        <Reasons />
        <Costs />
        <Faq />
      </main>
      <Closing />
      <SignUpBar />
      {loggingIn && (
        <Part
          onFail={() => {
            setLoggingIn(false);
            window.location.assign('/login');
          }}
        >
          <LandingLogin onClose={() => setLoggingIn(false)} />
        </Part>
      )}
    </>
  );
}
