import { createElement, type SVGProps } from 'react';
import { cx } from './cx.ts';

type IconData = { name: string; aliases?: readonly string[]; node: readonly [string, Record<string, string>][] };
type IconProps = SVGProps<SVGSVGElement> & { size?: number | string };

/**
 * Replaces the function `createLucideIcon` of lucide-react (see web/vite.config.ts) and renders the same icons. The
 * original function contains code that no icon of this app needs and that would be part of every first load.
 */
export default function createLucideIcon({ name, aliases = [], node }: IconData) {
  const names = ['lucide', ...[name, ...aliases].map((each) => `lucide-${each}`)].join(' ');
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));

  return function Icon({ size = 24, className, ...rest }: IconProps) {
    const isNamed = Object.keys(rest).some((key) => key.startsWith('aria-') || key === 'role' || key === 'title');
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': isNamed ? undefined : true,
        ...rest,
        className: cx(names, className),
      },
      ...shapes,
    );
  };
}
