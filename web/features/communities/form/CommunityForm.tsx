import { skipToken } from '@apollo/client/react';
import { Controller, useForm } from 'react-hook-form';
import { visibleLength } from '../../../../schema/texts.ts';
import type { CommunityPage_CommunityFragment } from '../generated/communities.ts';
import { useUnsavedChanges } from '../../../ui/useUnsavedChanges.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { KindField } from './KindField.tsx';
import { CommunityPictureField } from './CommunityPictureField.tsx';
import { centavosText } from '../../../../schema/brl.ts';
import { parseBRL } from '../../../ui/brl.ts';
import { useVipFeeQuery } from './generated/vipFee.ts';
import { useSaveCommunity, type CommunityValues } from './useSaveCommunity.ts';

/** The minimum and maximum price of a VIP community, in centavos per month. */
const LOWEST = 100;
const HIGHEST = 100_000;
const PRICE_RANGE = 'De R$ 1,00 a R$ 1.000,00';

type CommunityFormProps = {
  community: CommunityPage_CommunityFragment | undefined;
  onDone: (id: string) => void;
};

/** The form that creates or edits a community. */
export function CommunityForm({ community, onDone }: CommunityFormProps) {
  const form = useForm<CommunityValues>({
    defaultValues: {
      kind: community?.kind ?? 'PRIVATE',
      name: community?.name ?? '',
      description: community?.description ?? '',
      rules: community?.rules ?? '',
      price: community?.price ? centavosText(community.price.centavos) : '',
      pictureId: undefined,
    },
  });
  const { register, handleSubmit, control, watch, formState } = form;
  const { errors, isSubmitting } = formState;
  const isVip = watch('kind') === 'VIP';
  const fee = useVipFeeQuery(isVip ? { context: { quiet: true } } : skipToken).data?.profileTypeState.vipFeePercent;
  const saved = useUnsavedChanges(formState.isDirty);
  const save = useSaveCommunity(community?.id, form.setError);
  const submit = async (values: CommunityValues) => {
    const id = await save(values);
    if (id === null) return;
    saved();
    onDone(id);
  };

  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => void handleSubmit((values) => (isSubmitting ? undefined : submit(values)))(event)}
    >
      {errors.root && (
        <p role="alert" className="rounded-control border border-danger bg-raised p-4 text-[0.9375rem] text-danger">
          {errors.root.message}
        </p>
      )}
      <Controller
        control={control}
        name="pictureId"
        render={({ field, fieldState }) => (
          <CommunityPictureField
            picture={community?.picture ?? null}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <TextField
        label="Nome"
        maxLength={80}
        error={errors.name?.message}
        {...register('name', { validate: (name) => visibleLength(name) >= 3 || 'Use pelo menos 3 caracteres' })}
      />
      <TextArea
        label="Descrição"
        hint="Todo mundo pode ler, mesmo quem não participa"
        maxLength={1_000}
        error={errors.description?.message}
        {...register('description')}
      />
      <TextArea
        label="Regras"
        hint="Só quem participa pode ler"
        maxLength={3_000}
        error={errors.rules?.message}
        {...register('rules')}
      />
      {!community && <KindField register={register} />}
      {isVip && (
        <TextField
          label="Preço por mês (R$)"
          inputMode="decimal"
          placeholder="19,90"
          hint={
            fee === undefined
              ? PRICE_RANGE
              : `${PRICE_RANGE}. A Brasa fica com ${fee}% de cada mês pago, e o resto é seu.`
          }
          error={errors.price?.message}
          {...register('price', {
            validate: (text, { kind }) => {
              const cents = parseBRL(text);
              const fits = cents !== null && cents >= LOWEST && cents <= HIGHEST;
              return kind !== 'VIP' || fits || 'Informe um preço de R$ 1,00 a R$ 1.000,00';
            },
          })}
        />
      )}
      <Button type="submit" size="lg" loading={isSubmitting} className="w-full">
        {community ? 'Salvar' : 'Criar comunidade'}
      </Button>
    </form>
  );
}
