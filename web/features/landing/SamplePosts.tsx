import { Flame, MessageCircle } from 'lucide-react';
import { cx } from '../../ui/cx.ts';

/**
 * Decorative drawings of posts. They consist of shapes and lines instead of pictures and text, because the page must
 * not show invented people.
 */
export function SamplePosts() {
  return (
    <div aria-hidden className="relative mx-auto h-[27rem] w-full max-w-md max-xl:hidden">
      <div className="absolute top-0 right-0 w-72 rotate-4 rounded-card border border-ink/10 bg-surface/90 p-4 shadow-float">
        <PostHead tone="from-[#ff5d73]" />
        <DunePicture />
        <PostFoot fires="248" comments="31" />
      </div>
      <div className="absolute bottom-0 left-0 w-72 -rotate-3 rounded-card border border-ink/10 bg-surface p-4 shadow-float">
        <PostHead tone="from-[#ff9a4d]" />
        <MoonPicture />
        <PostFoot fires="1.204" comments="96" />
      </div>
      <div className="absolute right-2 bottom-16 flex items-center gap-2 rounded-full bg-ember-gradient px-4 py-2.5 text-sm font-semibold text-on-ember shadow-float">
        <Flame className="size-4 fill-current" /> Acendeu!
      </div>
    </div>
  );
}

function PostHead({ tone }: { tone: string }) {
  return (
    <div className="mb-3 flex items-center gap-3">
      <span className={cx('size-9 rounded-full bg-linear-135 to-[#3a1712]', tone)} />
      <span className="space-y-1.5">
        <span className="block h-2.5 w-24 rounded-full bg-ink/70" />
        <span className="block h-2 w-16 rounded-full bg-ink/25" />
      </span>
    </div>
  );
}

function PostFoot({ fires, comments }: { fires: string; comments: string }) {
  return (
    <div className="mt-3 flex items-center gap-5 text-sm font-semibold text-ink-soft">
      <span className="flex items-center gap-1.5 text-ember">
        <Flame className="size-5 fill-current" /> {fires}
      </span>
      <span className="flex items-center gap-1.5">
        <MessageCircle className="size-5" /> {comments}
      </span>
    </div>
  );
}

function DunePicture() {
  return (
    <svg viewBox="0 0 240 170" className="w-full rounded-xl">
      <rect width="240" height="170" fill="#f3a26d" />
      <circle cx="170" cy="62" r="30" fill="#ffe1b8" />
      <path d="M0 110 C50 70 100 120 150 92 S220 80 240 96 V170 H0Z" fill="#c9543f" />
      <path d="M0 138 C60 104 120 150 180 124 S230 120 240 130 V170 H0Z" fill="#7c2a33" />
      <path d="M0 158 C70 134 150 168 240 150 V170 H0Z" fill="#451a25" />
    </svg>
  );
}

function MoonPicture() {
  return (
    <svg viewBox="0 0 240 170" className="w-full rounded-xl">
      <rect width="240" height="170" fill="#2c1a33" />
      <circle cx="78" cy="66" r="34" fill="#ff8f6b" />
      <circle cx="92" cy="58" r="32" fill="#2c1a33" />
      <path d="M0 126 Q60 96 120 126 T240 126 V170 H0Z" fill="#8a3350" />
      <path d="M0 142 Q60 116 120 142 T240 142 V170 H0Z" fill="#b64a55" />
      <path d="M0 158 Q60 136 120 158 T240 158 V170 H0Z" fill="#e8765f" />
    </svg>
  );
}
