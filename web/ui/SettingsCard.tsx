import { useId, type ReactNode } from 'react';
import { takeFocus } from './takeFocus.ts';
import { useDeviceMode } from './useDeviceMode.ts';

type SettingsCardProps = {
  title: string;
  description?: ReactNode;
  /** The card replaces another one that had the focus. */
  takesFocus?: boolean;
  children?: ReactNode;
};

/** One topic of a settings section. */
export function SettingsCard({ title, description, takesFocus = false, children }: SettingsCardProps) {
  const id = useId();
  // On a desktop the section's own heading is one level below the list's.
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
