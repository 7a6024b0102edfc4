import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { dropHalfSession, useSession } from './storage/session.ts';
import { AgeGate } from './features/age/AgeGate.tsx';
import { setAgeVerified, useAgeVerification } from './features/age/ageVerification.ts';
import { Breakdown } from './features/offline/Breakdown.tsx';
import { OfflineBanner } from './features/offline/OfflineBanner.tsx';
import { pressAgain } from './navigation/earlyPress.ts';
import { guard } from './navigation/guard.ts';
import { useArrivalFocus } from './navigation/useArrivalFocus.ts';
import { useSessionEnd } from './features/shell/useSessionEnd.ts';
import { dataFrame, findRoute, landing, routes, type AppRoute } from './routes.ts';

/** The whole app inside a router: the age gate, the navigation guard, the frame and the page. */
export function App() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const age = useAgeVerification();
  const route = findRoute(pathname, session !== null);
  const gated = age !== 'verified' && route?.meta.skipAgeGate !== true;
  useSessionEnd();
  useArrivalFocus();

  // From now on React selects the visible part of the page; until now the boot script did (web/build/boot.ts).
  useLayoutEffect(() => {
    if (age !== 'unknown') document.documentElement.className = 'running';
  }, [age]);
  useEffect(() => {
    if (age !== 'unknown') pressAgain();
  }, [age]);

  return (
    <>
      {gated && (
        <AgeGate
          onAdult={() => setAgeVerified(true)}
          onMinor={() => {
            setAgeVerified(false);
            void navigate('/underage-restriction');
          }}
        />
      )}
      {(!gated || age === 'unknown') && (
        <div className="behind-gate">
          <OfflineBanner />
          <Breakdown place={pathname}>
            <Suspense>{route ? <GuardedRoute route={route} /> : <Navigate to="/" replace />}</Suspense>
          </Breakdown>
        </div>
      )}
    </>
  );
}

function GuardedRoute({ route }: { route: AppRoute }) {
  const { key, pathname, search, hash } = useLocation();
  const session = useSession();
  const path = `${pathname}${search}${hash}`;
  const [arrival, setArrival] = useState({ key, signedIn: session !== null });
  if (arrival.key !== key) setArrival({ key, signedIn: session !== null });

  useEffect(dropHalfSession, [key]);

  const verdict = guard({ meta: route.meta, session, path });
  // If the session ends while the page is open, do not redirect here: useSessionEnd redirects, because it knows the
  // reason for the end.
  if (verdict.go === 'to') return arrival.signedIn && !session ? null : <Navigate to={verdict.path} replace />;

  return <Framed route={route} />;
}

function Framed({ route }: { route: AppRoute }) {
  const pages = (
    <Routes>
      {routes.map(({ path, page }) => (
        <Route key={path} path={path} element={path === landing.path ? <route.page.Component /> : <page.Component />} />
      ))}
    </Routes>
  );
  if (!route.data) return pages;

  return (
    <dataFrame.Component meta={route.meta}>
      <Suspense>{pages}</Suspense>
    </dataFrame.Component>
  );
}
