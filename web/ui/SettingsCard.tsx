import { useId, type ReactNode } from 'react';
import { takeFocus } from './takeFocus.ts';
import { useDeviceMode } from './useDeviceMode.ts';

type SettingsCardProps = {
  title: string;
  description?: ReactNode;
  /** True if the card replaces another card that had the focus. The new card then takes the focus. */
  takesFocus?: boolean;
  children?: ReactNode;
};

/** A card for a single topic of a settings section. */
export function SettingsCard({ title, description, takesFocus = false, children }: SettingsCardProps) {
  const id = useId();
  // On a desktop, the list of sections is beside the cards and has the h2 heading. The headings of the cards are
  // therefore one level lower.
  const Heading = useDeviceMode() === 'desktop' ? 'h3' : 'h2';
  return (
    <section
      ref={takesFocus ? takeFocus : undefined}
      tabIndex={takesFocus ? -1 : undefined}
      aria-labelledby={id}
      className="rounded-card border border-line bg-surface p-5 outline-none"
    >
      <Heading id={id} className="text-lg font-semibold text-ink">
        {title}
      </Heading>
      {description && <p className="mt-1 text-[0.9375rem] text-ink-soft">{description}</p>}
      {children && <div className="mt-4">{children}</div>}
    </section>
  );
}
