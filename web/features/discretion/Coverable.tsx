import { useSyncExternalStore, type CSSProperties, type ReactNode } from 'react';
import { lazyCode } from '../../ui/lazyCode.ts';
import { Part } from '../../ui/Part.tsx';
import { isOn, subscribeSwitches, tellSwitches } from './switches.ts';

const Cover = lazyCode(() => import('./Cover.tsx').then((module) => module.Cover));

/** Ids that the viewer has uncovered, for the life of the page: a virtualized list unmounts its rows. */
const shown = new Set<string>();

type CoverableProps = {
  id: string;
  /** The description of the content. */
  label: string;
  /** The URL of a picture to blur. */
  preview: string | null | undefined;
  /** The viewer's own content is never covered. */
  isOwn?: boolean;
  /** The size, if the surrounding element does not set it. */
  shape?: CSSProperties;
  children: ReactNode;
};

/**
 * A picture or video that stays blurred, if the viewer has chosen that, until they uncover it. Blurred media never
 * plays.
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
