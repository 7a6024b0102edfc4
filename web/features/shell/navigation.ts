import { Bell, Compass, House, Megaphone, MessagesSquare, SquarePlus, UsersRound, type LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { lazyBadge } from './lazyBadge.ts';

export type NavigationItem = {
  label: string;
  to: string;
  icon: LucideIcon;
  /** SPEC 2: the bottom bar goes without some items. */
  mobile: boolean;
  /** For members: how much waits there. */
  badge?: ComponentType;
};

const UnreadMessages = lazyBadge(() => import('../conversations/UnreadBadge.tsx').then((m) => m.UnreadBadge));

/** The sidebar's places in SPEC order (section 2). A place is listed once its route exists. */
export const navigationItems: readonly NavigationItem[] = [
  { label: 'Início', to: '/', icon: House, mobile: true },
  { label: 'Descobrir', to: '/discover', icon: Compass, mobile: false },
  { label: 'Comunidades', to: '/groups', icon: UsersRound, mobile: true },
  { label: 'Criar', to: '/post/create', icon: SquarePlus, mobile: true },
  { label: 'Mensagens', to: '/chat', icon: MessagesSquare, mobile: true, badge: UnreadMessages },
  { label: 'Anunciar', to: '/ads', icon: Megaphone, mobile: true },
  { label: 'Notificações', to: '/notifications', icon: Bell, mobile: false },
];

/** SPEC 2: adding balance belongs to Anunciar, though its address is elsewhere. */
export function isHere(to: string, pathname: string) {
  const place = pathname.startsWith('/payment/') ? '/ads' : pathname;
  return place === to || (to !== '/' && place.startsWith(`${to}/`));
}
