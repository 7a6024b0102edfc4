import { Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { expectOperations, loadOperations } from './loadOperations.ts';
import { PasswordField } from './PasswordField.tsx';
import { loadSteps, RecoveryDialog, SecondStepDialog } from './recovery.ts';
import { storeFailure, storeSession } from './storeSession.ts';

type LoginValues = { email: string; password: string };

const MIN_PASSWORD = 5; // characters, SPEC 5: of the login form alone

/** E-mail and password, with the checks and words of SPEC 5. Whoever shows it leaves once there is a session. */
export function LoginForm() {
  const [recovering, setRecovering] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<string | null>(null);
  const [challenge, setChallenge] = useState<string | null>(null);
  const { register, handleSubmit, setError, getValues, formState } = useForm<LoginValues>({
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const navigate = useNavigate();
  const goToLock = (access: string) => void navigate('/report/decision', { state: { access } });

  async function submit({ email, password }: LoginValues, keepAccount = false) {
    if (isSubmitting && !keepAccount) return;
    setNotice(null);
    setLeaving(null);
    const result = await loadOperations()
      .then(({ logIn }) => logIn({ email: email.trim(), password, keepAccount }))
      .catch(() => null);
    // Only the right password is told that the account is being deleted, or that moderation has shut it out.
    if (result?.__typename === 'AccountLocked') {
      goToLock(result.access);
      return;
    }
    if (result?.__typename === 'Refusal' && result.code === 'ACCOUNT_LEAVING') {
      setLeaving(result.message);
      return;
    }
    if (result?.__typename === 'SecondStepRequired') {
      setChallenge(result.challenge);
      return;
    }
    if (result?.__typename !== 'LogInSuccess') {
      const isHeldBack = result?.code === 'TOO_MANY_TRIES';
      setError('password', { message: isHeldBack ? result.message : 'Email ou senha inválido' });
      return;
    }

    try {
      storeSession(result.session);
    } catch (error) {
      setError('root', { message: storeFailure(error) });
    }
  }

  async function enterWithPasskey() {
    const refused = await loadSteps()
      .then(({ signInWithPasskey }) => signInWithPasskey())
      .catch(() => ({ message: 'Não foi possível entrar. Verifique sua conexão.' }));
    if (refused && 'access' in refused) goToLock(refused.access);
    else if (refused) setError('root', { message: refused.message });
  }

  return (
    <>
      <form
        noValidate
        className="space-y-4"
        onFocus={expectOperations}
        onSubmit={(event) => void handleSubmit((values) => submit(values))(event)}
      >
        {notice && (
          <p role="status" className="rounded-control border border-line bg-raised p-4 text-[0.9375rem] text-ink">
            {notice}
          </p>
        )}
        <TextField
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          error={errors.email?.message}
          {...register('email', {
            required: 'Campo obrigatório',
            validate: (email) => /^\S+@\S+\.\S+$/.test(email.trim()) || 'Email inválido',
          })}
        />
        <div>
          <PasswordField
            label="Senha"
            autoComplete="current-password"
            error={errors.password?.message}
            {...register('password', {
              required: 'Campo obrigatório',
              minLength: { value: MIN_PASSWORD, message: 'Senha inválida' },
            })}
          />
          <button
            type="button"
            className="mt-2 touch-target text-sm font-medium text-ember hover:underline"
            onClick={() => setRecovering(true)}
          >
            Esqueci a senha
          </button>
        </div>
        {leaving !== null && (
          <div
            role="alert"
            className="space-y-3 rounded-control border border-line bg-raised p-4 text-[0.9375rem] text-ink"
          >
            <p>{leaving}</p>
            <Button
              variant="outline"
              className="w-full"
              loading={isSubmitting}
              onClick={() => void handleSubmit((values) => submit(values, true))()}
            >
              Manter minha conta e entrar
            </Button>
          </div>
        )}
        {errors.root && (
          <p role="alert" className="text-sm text-danger">
            {errors.root.message}
          </p>
        )}
        <Button type="submit" size="lg" loading={isSubmitting} className="w-full">
          Entrar
        </Button>
        {'PublicKeyCredential' in globalThis && (
          <Button variant="outline" size="lg" className="w-full" onClick={() => void enterWithPasskey()}>
            Usar chave de acesso
          </Button>
        )}
        <p className="pt-2 text-center text-[0.9375rem] text-ink-soft">
          Ainda não tem conta?{' '}
          <Link to="/register" className="font-semibold text-ember hover:underline">
            Cadastre-se gratuitamente
          </Link>
        </p>
      </form>
      {challenge !== null && (
        <Suspense>
          <SecondStepDialog challenge={challenge} onLocked={goToLock} onClose={() => setChallenge(null)} />
        </Suspense>
      )}
      {recovering && (
        <Suspense>
          <RecoveryDialog
            initialEmail={getValues('email').trim()}
            onClose={() => setRecovering(false)}
            onDone={(message) => {
              setRecovering(false);
              setNotice(message);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
