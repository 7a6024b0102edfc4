import { encode } from 'uqr';

type QrCodeProps = { text: string; label: string; className?: string };

/**
 * Draws a QR code. The code is dark on a light background even in the dark theme, because cameras expect that. It is
 * generated in the browser, so that no server gets its text.
 */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={className}>
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
