import { useId } from 'react';
import { cx } from './cx.ts';

/**
 * The positions of the sparks look random but are the same at every render. They are multiples of irrational numbers,
 * because such positions form no visible pattern.
 */
const sparks = Array.from({ length: 30 }, (_, index) => {
  const at = (step: number) => ((index + 1) * step) % 1;
  return { x: 40 + at(0.618034) * 720, y: 560 + at(0.754878) * 260, r: 0.9 + ((index % 5) / 4) * 2.1 };
});

const ridges = [
  { d: 'M0 610 C120 560 210 640 330 600 S560 520 660 575 760 600 800 580 V900 H0Z', fill: '#3a1712', rim: 0.5 },
  { d: 'M0 690 C90 640 200 660 300 700 S500 640 610 660 740 720 800 690 V900 H0Z', fill: '#2a110e', rim: 0.75 },
  { d: 'M0 770 C150 720 240 790 380 760 S620 730 800 775 V900 H0Z', fill: '#1c0c0a', rim: 0.5 },
  { d: 'M0 840 C180 800 330 860 480 835 S690 815 800 845 V900 H0Z', fill: '#110807', rim: 0.2 },
] as const;

/** Brasa's decorative background picture: a night sky over glowing ground with rising sparks. */
export function Embers({ className }: { className?: string }) {
  const id = useId();
  const sky = `${id}sky`;
  const heat = `${id}heat`;
  const rim = `${id}rim`;

  return (
    <svg
      aria-hidden
      viewBox="0 0 800 900"
      preserveAspectRatio="xMidYMax slice"
      className={cx('pointer-events-none', className)}
    >
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#13100f" />
          <stop offset="0.55" stopColor="#2a1414" />
          <stop offset="0.8" stopColor="#5c2018" />
        </linearGradient>
        <radialGradient id={heat}>
          <stop offset="0" stopColor="#ffb066" stopOpacity="0.95" />
          <stop offset="0.28" stopColor="#ff7a55" stopOpacity="0.6" />
          <stop offset="0.62" stopColor="#ff5d73" stopOpacity="0.2" />
          <stop offset="1" stopColor="#ff5d73" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={rim}>
          <stop offset="0" stopColor="#ff9a4d" stopOpacity="0" />
          <stop offset="0.55" stopColor="#ff9a4d" />
          <stop offset="1" stopColor="#ff5d73" stopOpacity="0.1" />
        </linearGradient>
      </defs>
      <rect width="800" height="900" fill={`url(#${sky})`} />
      <circle cx="455" cy="590" r="400" fill={`url(#${heat})`} className="ember-breath" />
      {ridges.map(({ d, fill, rim: strength }) => (
        <path key={d} d={d} fill={fill} stroke={`url(#${rim})`} strokeWidth="2" strokeOpacity={strength} />
      ))}
      <g fill="#ffb27a">
        {sparks.map(({ x, y, r }) => (
          <circle key={x} cx={x} cy={y} r={r} className="ember-spark" />
        ))}
      </g>
    </svg>
  );
}
