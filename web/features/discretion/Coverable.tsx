import { useSyncExternalStore, type CSSProperties, type ReactNode } from 'react';
import { lazyCode } from '../../ui/lazyCode.ts';
import { Part } from '../../ui/Part.tsx';
import { isOn, subscribeSwitches, tellSwitches } from './switches.ts';

const Cover = lazyCode(() => import('./Cover.tsx').then((module) => module.Cover));

/** Until the page is left: a list forgets its rows as they scroll away. */
const shown = new Set<string>();

type CoverableProps = {
  id: string;
  /** What it is, in words. */
  label: string;
  /** A picture of it, to be blurred. */
  preview: string | null | undefined;
  /** The viewer's own, which is never covered. */
  isOwn?: boolean;
  /** Where what stands around it gives it none. */
  shape?: CSSProperties;
  children: ReactNode;
};

/**
 * A picture or video, blurred for viewers who have asked for that, until they uncover it. What is covered never plays.
 */
export function Coverable({ id, label, preview, isOwn = false, shape, children }: CoverableProps) {
  const covered = useSyncExternalStore(
    subscribeSwitches,
    () => !isOwn && !shown.has(id) && isOn('blur'),
    () => false,
  );
  if (!covered) return children;

  const show = () => {
    shown.add(id);
    tellSwitches('blur');
  };
  return (
    <Part fallback={<div style={shape} />}>
      <Cover label={label} preview={preview} shape={shape} onShow={show} />
    </Part>
  );
}
