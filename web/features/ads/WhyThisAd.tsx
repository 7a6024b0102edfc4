import { Flag, Info } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { useOverlay } from '../../navigation/useOverlay.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import type { Sponsored_AdFragment } from './generated/sponsored.ts';
import { openReport } from '../reports/openReport.ts';
import { targetWords } from './labels.ts';

/** Explains to the viewer why they see an ad (PRODUCT.md). */
export function WhyThisAd({ ad }: { ad: Sponsored_AdFragment }) {
  const [open, setOpen] = useState(false);
  useOverlay(open, () => setOpen(false));
  const matched = targetWords(ad.matchedPreferences);
  const what = { BUSINESS: 'Este anúncio', PROFILE: 'Este destaque', POST: 'Este post' }[ad.kind];

  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <IconButton label="Por que estou vendo isto?">
          <Info aria-hidden className="size-5" />
        </IconButton>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={16}
          aria-label="Por que estou vendo isto?"
          className="z-50 w-[min(20rem,calc(100vw-2rem))] rounded-control border border-line bg-surface p-4 text-sm text-ink-soft shadow-float"
        >
          <h3 className="mb-1.5 font-semibold text-ink">Por que estou vendo isto?</h3>
          <p>
            {matched
              ? `${what} é para quem tem interesse em: ${matched}. Isso está nas preferências do seu perfil.`
              : `${what} é mostrado a quem não informou preferências no perfil.`}
          </p>
          <p className="mt-2">
            <bdi>{ad.advertiser.name}</bdi> pagou para que ele apareça. Quem anuncia sabe quantas pessoas viram, mas
            nunca quem são.
          </p>
          <Popover.Close
            className="mt-3 flex min-h-11 items-center gap-2 font-semibold text-ink hover:underline"
            onClick={() => openReport({ target: 'AD', id: ad.id, about: ad.advertiser })}
          >
            <Flag aria-hidden className="size-4.5" />
            Denunciar anúncio
          </Popover.Close>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
