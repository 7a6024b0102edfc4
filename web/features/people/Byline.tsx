import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Byline_AuthorFragment } from './generated/byline.ts';
import { profilePath } from './profilePath.ts';
import { VerifiedBadge } from './VerifiedBadge.tsx';

/** Who wrote it: name, badge, nickname, and what follows (when, as a rule). Two lines that never break. */
export function Byline({ author, children }: { author: Byline_AuthorFragment; children?: ReactNode }) {
  return (
    <div className="min-w-0 flex-1 leading-tight">
      <p className="flex items-center gap-1 font-semibold text-ink">
        <Link to={profilePath(author.id)} className="truncate hover:underline">
          {author.name}
        </Link>
        {author.isVerified && <VerifiedBadge />}
      </p>
      <p className="mt-0.5 truncate text-sm text-ink-faint">
        @{author.nickname}
        {children && <> · {children}</>}
      </p>
    </div>
  );
}
