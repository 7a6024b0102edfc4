import { useId, type ReactNode } from 'react';
import { useDeviceMode } from '../../ui/useDeviceMode.ts';

type SettingsCardProps = { title: string; description?: ReactNode; children?: ReactNode };

/** One matter of a settings section. */
export function SettingsCard({ title, description, children }: SettingsCardProps) {
  const id = useId();
  // On a desktop the section's own heading stands under the list's.
  const Heading = useDeviceMode() === 'desktop' ? 'h3' : 'h2';
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-5">
      <Heading id={id} className="text-lg font-semibold text-ink">
        {title}
      </Heading>
      {description && <p className="mt-1 text-[0.9375rem] text-ink-soft">{description}</p>}
      {children && <div className="mt-4">{children}</div>}
    </section>
  );
}
