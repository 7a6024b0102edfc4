import { Compass, House, SquarePlus, type LucideIcon } from 'lucide-react';

export type NavigationItem = {
  label: string;
  to: string;
  icon: LucideIcon;
  /** SPEC 2: the bottom bar goes without some items. */
  mobile: boolean;
};

/** The sidebar's places in SPEC order (section 2). A place is listed once its route exists. */
export const navigationItems: readonly NavigationItem[] = [
  { label: 'Início', to: '/', icon: House, mobile: true },
  { label: 'Descobrir', to: '/discover', icon: Compass, mobile: false },
  { label: 'Criar', to: '/post/create', icon: SquarePlus, mobile: true },
];
