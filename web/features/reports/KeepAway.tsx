import { useState } from 'react';
import { isolate } from '../../ui/isolate.ts';
import { client } from '../../apollo/tabClient.ts';
import { Button } from '../../ui/Button.tsx';
import { block, setMute } from '../people/relations.ts';
import { useBlockDescription } from '../people/useBlockDescription.ts';
import type { Reported } from './openReport.ts';

type KeepAwayProps = { from: NonNullable<Reported['about']>; onDone: () => void };

/** Offers to mute or block the reported person immediately, whatever the outcome of the report will be. */
export function KeepAway({ from, onDone }: KeepAwayProps) {
  const [asking, setAsking] = useState(false);
  const [blocking, setBlocking] = useState(false);
  const description = useBlockDescription();

  async function confirmBlock() {
    setBlocking(true);
    const blocked = await block(client, from, from.leave);
    setBlocking(false);
    if (blocked) onDone();
  }

  return (
    <section aria-labelledby="keep-away" className="mt-5 border-t border-line pt-4">
      <h3 id="keep-away" className="text-sm text-ink-soft [overflow-wrap:anywhere]">
        {asking ? `Bloquear ${isolate(from.name)}? ${description}` : `Não quer mais ver ${isolate(from.name)}?`}
      </h3>
      <div className="mt-3 flex flex-wrap gap-3">
        {asking ? (
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Cancelar
            </Button>
            <Button variant="danger" loading={blocking} onClick={() => void confirmBlock()}>
              Confirmar bloqueio
            </Button>
          </>
        ) : (
          <>
            <Button
              variant="secondary"
              onClick={() => {
                void setMute(client, from, true);
                onDone();
              }}
            >
              Silenciar
            </Button>
            <Button variant="danger" onClick={() => setAsking(true)}>
              Bloquear
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
