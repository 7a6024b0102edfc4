import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Byline_AuthorFragment } from './generated/byline.ts';
import { NameLine } from './NameLine.tsx';
import { profilePath } from './profilePath.ts';
import { VerifiedBadge } from './VerifiedBadge.tsx';

/**
 * Shows an author's name, badge and nickname, then the children, usually the time. A long name may take two lines; the
 * nickname and the children share one line. The author's link covers the whole nearest `relative` ancestor and 8 px
 * below it, because the link of a community above it may cover its upper edge. Other links in that ancestor stay
 * clickable if they are `relative` themselves.
 */
export function Byline({ author, children }: { author: Byline_AuthorFragment; children?: ReactNode }) {
  return (
    <div className="min-w-0 flex-1 leading-tight">
      <p className="line-clamp-2 font-semibold wrap-anywhere text-ink">
        <Link
          to={profilePath(author.id)}
          className="after:absolute after:inset-x-0 after:-top-1 after:-bottom-2 hover:underline"
        >
          <NameLine name={author.name}>{author.isVerified && <VerifiedBadge />}</NameLine>
        </Link>
      </p>
      <p className="mt-0.5 truncate text-sm text-ink-faint">
        @<bdi>{author.nickname}</bdi>
        {children && <span> · {children}</span>}
      </p>
    </div>
  );
}
