import { lazy } from 'react';

/** The popup in a chunk of its own: few who sign in need it. */
export const RecoveryDialog = lazy(() => import('./RecoveryDialog.tsx').then((m) => ({ default: m.RecoveryDialog })));
