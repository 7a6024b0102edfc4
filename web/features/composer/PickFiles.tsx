import { useRef, type ReactNode } from 'react';
import { ACCEPT } from './limits.ts';

type PickFilesProps = {
  onFiles: (files: File[]) => void;
  className: string;
  label?: string;
  disabled?: boolean;
  children: ReactNode;
};

/** A button that opens the system's file picker. */
export function PickFiles({ onFiles, className, label, disabled, children }: PickFilesProps) {
  const input = useRef<HTMLInputElement>(null);

  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        title={label}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {children}
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPT}
        data-testid="composer-files"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Without this reset, the browser fires no change event when the member picks the same file again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
