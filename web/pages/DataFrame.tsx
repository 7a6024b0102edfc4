import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { setStepUp } from '../apollo/stepUp.ts';
import { client } from '../apollo/tabClient.ts';
import { AfterFirstPaint } from '../ui/AfterFirstPaint.tsx';
import type { RouteMeta } from '../navigation/guard.ts';
import { LoadingBar } from '../features/shell/LoadingBar.tsx';
import { lazyCode } from '../ui/lazyCode.ts';
import { Part } from '../ui/Part.tsx';
import { Shell } from '../features/shell/Shell.tsx';

const LateParts = lazyCode(() => import('./LateParts.tsx').then((m) => m.LateParts));

setStepUp(() => import('./settingsPages.ts').then(({ showStepUp }) => showStepUp()));

type DataFrameProps = { meta: RouteMeta; children: ReactNode };

/**
 * Wraps pages that use the server. Adds the Apollo client, the loading bar, toasts and, depending on the layout, the
 * sidebar.
 */
export function DataFrame({ meta, children }: DataFrameProps) {
  return (
    <ApolloProvider client={client}>
      <LoadingBar />
      {meta.layout === 'blank' ? children : <Shell meta={meta}>{children}</Shell>}
      <AfterFirstPaint>
        <Part>
          <LateParts />
        </Part>
      </AfterFirstPaint>
    </ApolloProvider>
  );
}
