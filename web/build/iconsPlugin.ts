import type { Plugin } from 'vite';

const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;

/**
 * Removes the React keys from the shapes of the icons of lucide-react. The app's own `createLucideIcon`
 * (web/ui/lucideIcon.ts) needs no keys, and their random characters do not compress.
 */
export function iconsPlugin(): Plugin {
  return {
    name: 'brasa:icons',
    apply: 'build',
    transform: (code, id) => (ICON.test(id) ? { code: withoutKeys(code), map: null } : undefined),
  };
}

/** Returns the code of an icon's module without the keys of its shapes. */
export function withoutKeys(code: string) {
  return code.replaceAll(/,\s*key: "\w+"(?=\s*\})/g, '');
}
