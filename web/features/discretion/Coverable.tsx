import { useSyncExternalStore, type CSSProperties, type ReactNode } from 'react';
import { lazyCode } from '../../ui/lazyCode.ts';
import { Part } from '../../ui/Part.tsx';
import { isOn, subscribeSwitches, tellSwitches } from './switches.ts';

const Cover = lazyCode(() => import('./Cover.tsx').then((module) => module.Cover));

/**
 * The ids of the pictures and videos that the viewer has uncovered. The set is outside the component, because a
 * virtualized list unmounts its rows.
 */
const shown = new Set<string>();

type CoverableProps = {
  id: string;
  /** The description of the picture or video, for screen readers. */
  label: string;
  /** The URL of the picture that is shown blurred. */
  preview: string | null | undefined;
  /** True for the viewer's own picture or video, which is never blurred. */
  isOwn?: boolean;
  /** The size of the blurred picture. Needed if the surrounding element does not set a size. */
  shape?: CSSProperties;
  children: ReactNode;
};

/**
 * A picture or video. If the viewer has turned on blurring, the picture or video is blurred until the viewer uncovers
 * it. A blurred video does not play.
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
