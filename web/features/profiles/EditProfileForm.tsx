import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { isBlank } from '../../../schema/texts.ts';
import type { OwnProfileQuery } from './generated/profileEdit.ts';
import { useUnsavedChanges } from '../../ui/useUnsavedChanges.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';
import { Switch } from '../../ui/Switch.tsx';
import { useObjectUrl } from '../../ui/useObjectUrl.ts';
import { BioField } from './BioField.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { categories } from '../people/categories.ts';
import { ProfilePictureField, type PictureChange } from './ProfilePictureField.tsx';
import { profileDraft, type ProfileValues } from './profileDraft.ts';
import { saveProfile } from './saveProfile.ts';
import { useProfileDraft } from './useProfileDraft.ts';

type OwnProfile = NonNullable<OwnProfileQuery['profile']>;

const required = { validate: (text: string) => !isBlank(text) || 'Campo obrigatório' };
const isField = (name: string | null): name is keyof ProfileValues =>
  name !== null && ['name', 'nickname', 'bio', 'preferences', 'gender', 'isPrivate'].includes(name);

/**
 * The form in which the member edits their own profile (SPEC.md, section 7, `alterarDadosUsuario`). The birthday cannot
 * be changed.
 */
export function EditProfileForm({ profile }: { profile: OwnProfile }) {
  const client = useApolloClient();
  const [avatar, setAvatar] = useState<PictureChange>(undefined);
  const [cover, setCover] = useState<PictureChange>(undefined);
  const avatarUrl = usePictureUrl(avatar, profile.avatarUrl);
  const coverUrl = usePictureUrl(cover, profile.coverUrl);
  const form = useForm<ProfileValues>({
    defaultValues: {
      name: profile.name,
      nickname: profile.nickname,
      bio: profile.bio ?? '',
      preferences: [...(profile.personal?.preferences ?? [])],
      gender: profile.personal?.gender ?? null,
      isPrivate: profile.isPrivate,
    },
  });
  const { register, handleSubmit, control, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  useProfileDraft(form);
  useUnsavedChanges(formState.isDirty);

  const save = async (values: ProfileValues) => {
    const failure = await saveProfile(client, values);
    if (failure) {
      setError(isField(failure.field) ? failure.field : 'root', { message: failure.message }, { shouldFocus: true });
      return;
    }
    form.reset(values);
    profileDraft.write(null);
    toast({ title: 'Perfil atualizado' });
  };

  /**
   * Saves a picture immediately, independently of the rest of the form, because the member has already confirmed the
   * picture in the crop dialog.
   */
  const savePicture = async (which: 'avatar' | 'cover', change: PictureChange) => {
    const show = which === 'avatar' ? setAvatar : setCover;
    show(change);
    const failure = await saveProfile(client, {}, { [which]: change });
    show((shown) => (shown === change ? undefined : shown));
    if (failure) toastFailure('Não foi possível salvar a imagem', failure.message);
    else toast({ title: which === 'avatar' ? 'Foto atualizada' : 'Capa atualizada' });
  };

  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={(event) => void handleSubmit((values) => (isSubmitting ? undefined : save(values)))(event)}
    >
      <ProfilePictureField
        label="capa"
        aspect={3}
        outputWidth={1_600}
        hasPicture={coverUrl !== null}
        onChange={(change) => void savePicture('cover', change)}
      >
        <div className="aspect-3/1 overflow-hidden rounded-card bg-raised">
          {coverUrl ? (
            <img src={coverUrl} alt="" className="size-full object-cover" />
          ) : (
            <div aria-hidden className="size-full bg-ember-gradient opacity-25" />
          )}
        </div>
      </ProfilePictureField>
      <ProfilePictureField
        label="foto"
        aspect={1}
        outputWidth={800}
        round
        hasPicture={avatarUrl !== null}
        onChange={(change) => void savePicture('avatar', change)}
      >
        <Avatar name={profile.name} url={avatarUrl} size="xl" />
      </ProfilePictureField>
      <TextField
        label="Nome"
        autoComplete="name"
        maxLength={80}
        error={errors.name?.message}
        {...register('name', required)}
      />
      <TextField
        label="Apelido"
        autoComplete="nickname"
        autoCapitalize="none"
        maxLength={80}
        error={errors.nickname?.message}
        {...register('nickname', required)}
      />
      <BioField error={errors.bio?.message} {...register('bio')} />
      <TextField
        label="Data de nascimento"
        hint="A data de nascimento não pode ser alterada."
        value={brazilian(profile.personal?.birthDate)}
        readOnly
      />
      <Controller
        control={control}
        name="gender"
        render={({ field: { value, onChange } }) => (
          <fieldset>
            <legend className="mb-2 text-sm font-medium text-ink-soft">Você aparece em Descobrir como</legend>
            <div className="flex flex-wrap gap-2">
              {categories.map((category) => (
                <Chip
                  key={category.value}
                  pressed={value === category.value}
                  onPress={() => onChange(value === category.value ? null : category.value)}
                >
                  {category.label}
                </Chip>
              ))}
            </div>
          </fieldset>
        )}
      />
      <Controller
        control={control}
        name="preferences"
        render={({ field: { value, onChange } }) => (
          <fieldset>
            <legend className="mb-2 text-sm font-medium text-ink-soft">Quem você mais quer ver</legend>
            <div className="flex flex-wrap gap-2">
              {categories.map(({ value: each, plural }) => (
                <Chip
                  key={each}
                  pressed={value.includes(each)}
                  onPress={() =>
                    onChange(value.includes(each) ? value.filter((other) => other !== each) : [...value, each])
                  }
                >
                  {plural}
                </Chip>
              ))}
            </div>
          </fieldset>
        )}
      />
      <Controller
        control={control}
        name="isPrivate"
        render={({ field: { value, onChange } }) => (
          <Switch
            label="Perfil privado"
            description={
              value
                ? 'Só quem você aprovar vê seus posts.'
                : 'Todo mundo vê seus posts. Quando o perfil deixa de ser privado, os pedidos pendentes são aceitos.'
            }
            checked={value}
            onChange={onChange}
          />
        )}
      />
      {errors.root && (
        <p role="alert" className="rounded-control border border-danger bg-raised p-4 text-[0.9375rem] text-danger">
          {errors.root.message}
        </p>
      )}
      <Button type="submit" size="lg" loading={isSubmitting} className="w-full">
        Salvar
      </Button>
    </form>
  );
}

/**
 * Returns the URL of the picture that the profile will have after the form is saved; null if it will have no picture.
 */
function usePictureUrl(change: PictureChange, before: string | null) {
  const url = useObjectUrl(change ?? null);
  if (change === undefined) return before;
  return change === null ? null : url;
}

function brazilian(day: string | undefined) {
  return day?.split('-').reverse().join('/') ?? '';
}
