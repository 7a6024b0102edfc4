import { useId, type ReactNode } from 'react';

type SettingsCardProps = { title: string; description?: string; children: ReactNode };

/** One matter of a settings section. */
export function SettingsCard({ title, description, children }: SettingsCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-5">
      <h3 id={id} className="text-lg font-semibold text-ink">
        {title}
      </h3>
      {description && <p className="mt-1 text-[0.9375rem] text-ink-soft">{description}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
