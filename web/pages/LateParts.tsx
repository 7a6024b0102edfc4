import { useApolloClient } from '@apollo/client/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { createCacheBounds } from '../apollo/cacheBounds.ts';
import { HollowStatus } from '../lists/HollowStatus.tsx';
import { Toaster } from '../ui/Toaster.tsx';

/** In ms. By then the components of a new page use their data, so that `evictOld` keeps it. */
const TRIM_DELAY_MS = 3_000;

/** The parts of DataFrame that the first screen does not need. */
export function LateParts() {
  return (
    <>
      <Toaster />
      <HollowStatus />
      <CacheBounds />
    </>
  );
}

/** Removes the data of pages that the viewer left long ago from the cache. */
function CacheBounds() {
  const { key } = useLocation();
  const client = useApolloClient();
  const [bounds] = useState(() => createCacheBounds(client));
  // Layout effects run before the queries of the old page end.
  useLayoutEffect(() => bounds.leavePage(), [bounds, key]);
  useEffect(() => {
    const timer = setTimeout(() => bounds.evictOld(), TRIM_DELAY_MS);
    return () => clearTimeout(timer);
  }, [bounds, key]);
  return null;
}
