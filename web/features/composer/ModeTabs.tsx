import { Camera, Images, Type } from 'lucide-react';
import { Tabs } from 'radix-ui';

const modes = [
  { mode: 'capture', label: 'Captura', icon: Camera },
  { mode: 'preview', label: 'Prévia', icon: Images },
  { mode: 'text', label: 'Texto', icon: Type },
] as const;

type ModeTabsProps = {
  hasFiles: boolean;
  disabled: boolean;
  /** True while the stored draft is loading. The tabs then ignore clicks, but do not look disabled. */
  inert: boolean;
};

/** The tabs of the composer's three modes. The preview tab is disabled while the draft has no files. */
export function ModeTabs({ hasFiles, disabled, inert }: ModeTabsProps) {
  return (
    <Tabs.List
      aria-label="Modo"
      inert={inert}
      className="mx-4 mb-3 short:mb-1 grid grid-cols-3 gap-1 rounded-full bg-raised p-1 md:mx-auto md:w-96"
    >
      {modes.map(({ mode, label, icon: Icon }) => (
        <Tabs.Trigger
          key={mode}
          value={mode}
          disabled={disabled || (mode === 'preview' && !hasFiles)}
          className="inline-flex h-11 items-center justify-center gap-2 rounded-full text-sm font-semibold text-ink-soft transition duration-150 hover:text-ink disabled:opacity-45 data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-sm md:data-[state=active]:bg-canvas"
        >
          <Icon aria-hidden className="size-4" />
          {label}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  );
}
