import { cx } from '../../ui/cx.ts';

const sprinkles = [
  [22, 17, 20],
  [41, 13, -30],
  [51, 28, 70],
  [13, 33, 80],
  [47, 46, -20],
  [29, 53, 10],
  [16, 46, 45],
  [34, 10, 60],
] as const;

export function DonutFace({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 64 64" className={cx('shrink-0', className)}>
      <circle cx="32" cy="32" r="29" fill="#c98445" />
      <path
        fill="#ff7d93"
        d="M32 5c15 0 26 11 26 25 0 6-4 5-6 9s-4 12-10 9-6 4-12 5-8-5-13-6-3-6-7-10S6 33 6 30C6 16 17 5 32 5Z"
      />
      <circle cx="32" cy="31" r="10" fill="var(--canvas)" />
      {sprinkles.map(([x, y, turn], index) => (
        <rect
          key={`${x}-${y}`}
          x={x}
          y={y}
          width="5"
          height="2"
          rx="1"
          fill={index % 2 ? '#fff3c4' : '#ffd166'}
          transform={`rotate(${turn} ${x} ${y})`}
        />
      ))}
    </svg>
  );
}
