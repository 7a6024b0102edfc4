import { useEffect } from 'react';
import { useAgeAssuranceQuery, type AgeAssuranceQuery } from './generated/age.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { goOn } from './afterwards.ts';
import { useAgeCheck } from './useAgeCheck.ts';
import { labelsOf } from './labels.ts';
import { CHECK_AND_RETRY, RETRY } from '../../ui/connection.ts';

const POLL_INTERVAL_MS = 2_500;

type Age = NonNullable<AgeAssuranceQuery['ageAssurance']>;

/** Shows the state of the member's age verification and the button for the next step of the verification. */
export function AgeAssurance() {
  const { data, error, refetch, startPolling, stopPolling } = useAgeAssuranceQuery({ fetchPolicy: 'network-only' });
  const age = data?.ageAssurance;
  const state = age?.state;
  const isDone = age !== undefined && age !== null && (!age.required || state === 'VERIFIED');

  useEffect(() => {
    if (state !== 'PENDING') return;
    startPolling(POLL_INTERVAL_MS);
    return stopPolling;
  }, [state, startPolling, stopPolling]);

  useEffect(() => {
    if (isDone) goOn();
  }, [isDone]);

  if (isDone) return <p role="status">Idade confirmada. Abrindo a Brasa…</p>;
  if (age) return <Standing age={age} />;
  if (!error) return <Spinner className="my-10" />;
  return (
    <div role="alert" className="space-y-4">
      <p>Não conseguimos ver como está a sua verificação. {CHECK_AND_RETRY}</p>
      <Button variant="secondary" onClick={() => void refetch().catch(() => undefined)}>
        {RETRY}
      </Button>
    </div>
  );
}

function Standing({ age }: { age: Age }) {
  const { go, going, failure } = useAgeCheck();
  const { title, text, action } = labelsOf(age);

  return (
    <>
      <div role="status">
        <h2 className="flex items-center gap-3 text-xl font-semibold text-ink">
          {age.state === 'PENDING' && <Spinner className="size-5" />}
          <span>{title}</span>
        </h2>
        <p className="mt-3 leading-relaxed text-pretty text-ink-soft">{text}</p>
      </div>
      {failure !== null && (
        <p role="alert" className="mt-5 text-danger">
          {failure}
        </p>
      )}
      {action !== null && (
        <div className="mt-8 flex flex-col gap-3">
          <Button
            size="lg"
            variant={age.state === 'PENDING' ? 'secondary' : 'primary'}
            loading={going === 'start'}
            onClick={() => void go('start')}
          >
            {action}
          </Button>
          {age.canAppeal && (
            <Button size="lg" variant="outline" loading={going === 'appeal'} onClick={() => void go('appeal')}>
              Pedir revisão por uma pessoa
            </Button>
          )}
        </div>
      )}
    </>
  );
}
