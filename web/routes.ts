import { matchPath } from 'react-router-dom';
import type { RouteMeta } from './navigation/guard.ts';
import { lazyPage, type Page } from './lazyPage.tsx';

export type AppRoute = {
  path: string;
  page: Page;
  meta: RouteMeta;
  /** True if the page needs the Apollo client at its first render (web/pages/DataFrame.tsx). */
  data: boolean;
};

const feed = { layout: 'feed' } as const;
const group = { ...feed, auth: true, pro: true } as const;
const paid = { ...feed, auth: true } as const;
const blank = { layout: 'blank', hideSidebar: true } as const;
const reading = { layout: 'blank', hideSidebar: true, skipAgeGate: true } as const;

const adsPages = () => import('./pages/adsPages.ts');
const readingPages = () => import('./pages/readingPages.ts');
const settingsPages = () => import('./pages/settingsPages.ts');
const walletPages = () => import('./pages/walletPages.ts');

/** The route at '/' for visitors without a session (SPEC.md, section 2). */
export const landing: AppRoute = {
  path: '/',
  page: lazyPage(() => import('./pages/LandingPage.tsx').then((m) => m.LandingPage)),
  meta: blank,
  data: false,
};

/** All routes by path (SPEC.md, section 2). Any other path redirects to '/'. */
export const routes: readonly AppRoute[] = [
  { path: '/', page: lazyPage(() => import('./pages/FeedPage.tsx').then((m) => m.FeedPage)), meta: feed, data: true },
  {
    path: '/post/create',
    page: lazyPage(() => import('./pages/CreatePostPage.tsx').then((m) => m.CreatePostPage)),
    meta: { ...feed, auth: true },
    data: true,
  },
  {
    path: '/post/:idPost',
    page: lazyPage(() => import('./pages/PostPage.tsx').then((m) => m.PostPage)),
    meta: feed,
    data: true,
  },
  {
    path: '/discover',
    page: lazyPage(() => import('./pages/DiscoverPage.tsx').then((m) => m.DiscoverPage)),
    meta: { ...feed, auth: true },
    data: true,
  },
  {
    path: '/profile-edit',
    page: lazyPage(() => settingsPages().then((m) => m.ProfileEditPage)),
    meta: { layout: 'clean', hideSidebar: true, auth: true },
    data: true,
  },
  {
    path: '/timeline/:id',
    page: lazyPage(() => import('./pages/TimelinePage.tsx').then((m) => m.TimelinePage)),
    meta: { ...feed, pro: true },
    data: true,
  },
  {
    path: '/timeline/:id/post/:idPost',
    page: lazyPage(() => import('./pages/TimelinePostPage.tsx').then((m) => m.TimelinePostPage)),
    meta: { ...feed, pro: true },
    data: true,
  },
  {
    path: '/groups',
    page: lazyPage(() => import('./pages/GroupsPage.tsx').then((m) => m.GroupsPage)),
    meta: group,
    data: true,
  },
  {
    path: '/groups/:idCommunity',
    page: lazyPage(() => import('./pages/GroupPage.tsx').then((m) => m.GroupPage)),
    meta: group,
    data: true,
  },
  {
    path: '/groups/:idCommunity/post/:idPost',
    page: lazyPage(() => import('./pages/GroupPostPage.tsx').then((m) => m.GroupPostPage)),
    meta: group,
    data: true,
  },
  {
    path: '/groups/:idCommunity/create/post',
    page: lazyPage(() => import('./pages/GroupCreatePostPage.tsx').then((m) => m.GroupCreatePostPage)),
    meta: group,
    data: true,
  },
  {
    path: '/chat',
    page: lazyPage(() => import('./pages/ChatPage.tsx').then((m) => m.ChatPage)),
    meta: { layout: 'clean', auth: true },
    data: true,
  },
  {
    path: '/ads',
    page: lazyPage(() => adsPages().then((m) => m.AdsPage)),
    meta: paid,
    data: true,
  },
  {
    path: '/ads/new',
    page: lazyPage(() => adsPages().then((m) => m.NewAdPage)),
    meta: paid,
    data: true,
  },
  {
    path: '/ads/new/my-business',
    page: lazyPage(() => adsPages().then((m) => m.MyBusinessAdPage)),
    meta: paid,
    data: true,
  },
  {
    path: '/ads/new/my-business/payment-checkout',
    page: lazyPage(() => adsPages().then((m) => m.MyBusinessCheckoutPage)),
    meta: paid,
    data: true,
  },
  {
    path: '/ads/new/my-profile',
    page: lazyPage(() => adsPages().then((m) => m.MyProfileAdPage)),
    meta: paid,
    data: true,
  },
  {
    path: '/ads/new/my-profile/payment-checkout',
    page: lazyPage(() => adsPages().then((m) => m.MyProfileCheckoutPage)),
    meta: paid,
    data: true,
  },
  {
    path: '/ads/new/my-post',
    page: lazyPage(() => adsPages().then((m) => m.MyPostAdPage)),
    meta: paid,
    data: true,
  },
  {
    path: '/ads/new/my-post/payment-checkout',
    page: lazyPage(() => adsPages().then((m) => m.MyPostCheckoutPage)),
    meta: paid,
    data: true,
  },
  {
    path: '/notifications',
    page: lazyPage(() => import('./pages/NotificationsPage.tsx').then((m) => m.NotificationsPage)),
    meta: { ...feed, auth: true },
    data: true,
  },
  {
    path: '/report/*',
    page: lazyPage(() => import('./pages/moderationPages.ts').then((m) => m.ReportPages)),
    meta: reading,
    data: true,
  },
  {
    path: '/moderation/*',
    page: lazyPage(() => import('./pages/moderationPages.ts').then((m) => m.ModerationPages)),
    meta: { layout: 'clean', auth: true },
    data: true,
  },
  {
    path: '/settings/*',
    page: lazyPage(() => settingsPages().then((m) => m.SettingsPages)),
    meta: { layout: 'clean', auth: true },
    data: true,
  },
  {
    path: '/account/:what',
    page: lazyPage(() => settingsPages().then((m) => m.AccountLinkPage)),
    meta: blank,
    data: true,
  },
  {
    path: '/payment/add-balance',
    page: lazyPage(() => walletPages().then((m) => m.AddBalancePage)),
    meta: paid,
    data: true,
  },
  {
    path: '/payment/add-balance/payment-checkout',
    page: lazyPage(() => walletPages().then((m) => m.AddBalanceCheckoutPage)),
    meta: paid,
    data: true,
  },
  {
    path: '/payments',
    page: lazyPage(() => walletPages().then((m) => m.PaymentsPage)),
    meta: paid,
    data: true,
  },
  {
    path: '/age-assurance',
    page: lazyPage(() => settingsPages().then((m) => m.AgeAssurancePage)),
    meta: blank,
    data: true,
  },
  {
    path: '/login',
    page: lazyPage(() => import('./pages/LoginPage.tsx').then((m) => m.LoginPage)),
    meta: blank,
    data: false,
  },
  {
    path: '/register',
    page: lazyPage(() => import('./pages/RegisterPage.tsx').then((m) => m.RegisterPage)),
    meta: blank,
    data: false,
  },
  {
    path: '/terms',
    page: lazyPage(() => readingPages().then((m) => m.TermsPage)),
    meta: blank,
    data: false,
  },
  {
    path: '/redirecting',
    page: lazyPage(() => readingPages().then((m) => m.RedirectingPage)),
    meta: blank,
    data: false,
  },
  {
    path: '/terms-and-conditions',
    page: lazyPage(() => readingPages().then((m) => m.TermsAndConditionsPage)),
    meta: reading,
    data: false,
  },
  {
    path: '/about',
    page: lazyPage(() => readingPages().then((m) => m.AboutPage)),
    meta: reading,
    data: false,
  },
  {
    path: '/underage-restriction',
    page: lazyPage(() => readingPages().then((m) => m.UnderageRestrictionPage)),
    meta: reading,
    data: false,
  },
  {
    path: '/mobile',
    page: lazyPage(() => import('./pages/MobilePage.tsx').then((m) => m.MobilePage)),
    meta: blank,
    data: false,
  },
  {
    path: '/offline',
    page: lazyPage(() => readingPages().then((m) => m.OfflinePage)),
    meta: blank,
    data: false,
  },
];

/**
 * The frame of pages that use the server: it provides the Apollo client and the app's layout. Its code is a single
 * chunk, which is loaded in parallel with the code of the page.
 */
export const dataFrame = lazyPage(() => import('./pages/DataFrame.tsx').then((m) => m.DataFrame));

/** Returns the route for a path, or null if no route matches. */
export function findRoute(pathname: string, signedIn: boolean): AppRoute | null {
  if (pathname === '/' && !signedIn) return landing;
  return routes.find(({ path }) => matchPath(path, pathname)) ?? null;
}

/** Loads all code of a route's first screen in parallel. */
export function loadRoute(route: AppRoute) {
  return Promise.all([route.page.load(), ...(route.data ? [dataFrame.load()] : [])]);
}
