import type { ReactNode } from 'react';
import { useSession } from '../../storage/session.ts';
import { cx } from '../../ui/cx.ts';
import { useDeviceMode } from '../../ui/useDeviceMode.ts';
import { AccountMenu } from './AccountMenu.tsx';
import type { RouteMeta } from '../../navigation/guard.ts';
import { MobileHeader } from './MobileHeader.tsx';
import { RightColumn } from './RightColumn.tsx';
import { Sidebar } from './Sidebar.tsx';
import { CONTENT_ID } from '../../navigation/useArrivalFocus.ts';
import { useWaitNotice } from './useWaitNotice.ts';
import { useWatch } from './useWatch.ts';

/** Loads the code that keeps the number of unread notifications up to date. */
const loadUnread = () => import('../notifications/watchUnread.ts').then(({ watchUnread }) => watchUnread);
/** Loads the code that removes deleted and taken-down posts from the screen. */
const loadPosts = () => import('../posts/followPosts.ts').then(({ followPosts }) => followPosts);

type ShellProps = { meta: RouteMeta; children: ReactNode };

/**
 * The frame of a page: sidebar, content and, in the feed layout on a desktop, a right column (SPEC.md, section 2,
 * navigation; SPEC.md, section 9, breakpoints).
 */
export function Shell({ meta, children }: ShellProps) {
  const session = useSession();
  const device = useDeviceMode();
  const withSidebar = !meta.hideSidebar;
  const feed = meta.layout === 'feed';
  useWatch(session ? loadUnread : null);
  useWatch(loadPosts);
  useWaitNotice();

  return (
    <>
      <a
        href={`#${CONTENT_ID}`}
        className="sr-only z-50 rounded-control bg-surface px-4 py-3 font-semibold text-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Ir para o conteúdo
      </a>
      <div className={cx('mx-auto flex w-full xl:justify-center', withSidebar && 'max-w-screen-2xl')}>
        {withSidebar && <Sidebar />}
        <div
          className={cx(
            'min-w-0 flex-1',
            feed && 'md:mx-auto md:max-w-172 md:px-6 xl:mx-8 xl:max-w-160 xl:px-0',
            withSidebar && 'max-md:pb-(--bottom-bar)',
          )}
        >
          {withSidebar && device === 'mobile' && <MobileHeader />}
          <main id={CONTENT_ID} tabIndex={-1} className="outline-none">
            {children}
          </main>
        </div>
        {feed && withSidebar && device === 'desktop' && <RightColumn />}
      </div>
      {session && <AccountMenu />}
    </>
  );
}
