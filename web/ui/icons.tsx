import { cx } from './cx.ts';

type IconProps = { className?: string };

/*
 * The icons of a post, which a feed holds by the thousand: two elements and two attributes each. Everything else uses
 * lucide-react, whose look these keep.
 */
function Icon({ d, className }: IconProps & { d: string }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className={cx('line-icon', className)}>
      <path d={d} />
    </svg>
  );
}

export function CommentIcon(props: IconProps) {
  return <Icon d="M7.9 20A9 9 0 1 0 4 16.1L2 22Z" {...props} />;
}

export function ShareIcon(props: IconProps) {
  return <Icon d="M22 2 15 22l-4-9-9-4ZM22 2 11 13" {...props} />;
}

export function PlayIcon(props: IconProps) {
  return <Icon d="M5 5a2 2 0 0 1 3-1.7l12 7a2 2 0 0 1 0 3.4l-12 7A2 2 0 0 1 5 19Z" {...props} />;
}

export function MutedIcon(props: IconProps) {
  return <Icon d="M11 4.7 6.6 9H2v6h4.6l4.4 4.3ZM16.5 14.5l5-5M16.5 9.5l5 5" {...props} />;
}
