import { cx } from './cx.ts';

type IconProps = { className?: string };

/*
 * The icons of a post. A feed contains thousands of these icons, so each icon has only two elements and few attributes.
 * They look like the icons of lucide-react, the source of all other icons.
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
