import { Bell, Compass, House, Megaphone, MessagesSquare, SquarePlus, UsersRound, type LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { lazyBadge } from './lazyBadge.ts';

export type NavigationItem = {
  label: string;
  to: string;
  icon: LucideIcon;
  /** False if the bottom bar on mobile omits this item (SPEC.md, section 2). */
  mobile: boolean;
  /**
   * The component that shows a number beside the item, such as the number of unread messages. Only signed-in members
   * see it.
   */
  badge?: ComponentType;
};

const UnreadMessages = lazyBadge(() => import('../conversations/UnreadMessages.tsx').then((m) => m.UnreadMessages));

/** The sidebar's items in the order of SPEC.md, section 2. */
export const navigationItems: readonly NavigationItem[] = [
  { label: 'Início', to: '/', icon: House, mobile: true },
  { label: 'Descobrir', to: '/discover', icon: Compass, mobile: false },
  { label: 'Comunidades', to: '/groups', icon: UsersRound, mobile: true },
  { label: 'Criar', to: '/post/create', icon: SquarePlus, mobile: true },
  { label: 'Mensagens', to: '/chat', icon: MessagesSquare, mobile: true, badge: UnreadMessages },
  { label: 'Anunciar', to: '/ads', icon: Megaphone, mobile: true },
  { label: 'Notificações', to: '/notifications', icon: Bell, mobile: false },
];

/**
 * Returns true if the page belongs to this item of the sidebar. The pages for adding balance belong to the item
 * Anunciar (ads), although their paths differ from its path (SPEC.md, section 2). If their URL names a community, as
 * that of the Pix of a VIP month does, they belong to Comunidades.
 */
export function isHere(to: string, pathname: string, search = '') {
  const place = !pathname.startsWith('/payment/') ? pathname : search.includes('=%2Fgroups') ? '/groups' : '/ads';
  return place === to || (to !== '/' && place.startsWith(`${to}/`));
}
