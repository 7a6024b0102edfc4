import { Button } from './Button.tsx';
import { RETRY } from './connection.ts';

/** Stands in for a part of a page that threw an error. The button renders the part again. */
export function Broken({ again }: { again: () => void }) {
  return (
    <p className="p-4">
      Algo deu errado.{' '}
      <Button size="sm" onClick={again}>
        {RETRY}
      </Button>
    </p>
  );
}
