import { useApolloClient } from '@apollo/client/react';
import { useNotificationPreferencesQuery, UpdateNotificationPreferencesDocument } from './generated/notifications.ts';
import type { NotificationKind } from '../../generated/schema.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { QueryState } from '../../ui/QueryState.tsx';
import { kindGroups, notificationKindLabels } from './labels.ts';
import { Item } from '../../ui/Item.tsx';
import { serverMessageOf } from '../../apollo/faults.ts';
import { askResult } from '../../apollo/result.ts';

const FAILED = 'Não foi possível salvar';

/**
 * The notification settings: a switch for each kind of notification. A switch changes immediately (optimistic update),
 * and changes back if the server does not save it.
 */
export function NotificationSwitches() {
  const { data, error, refetch } = useNotificationPreferencesQuery();
  const client = useApolloClient();
  const preferences = data?.notificationPreferences;

  if (!preferences) {
    return (
      <QueryState
        error={error}
        retry={refetch}
        failed="As configurações não carregaram"
        skeleton={
          <div role="status" aria-label="Carregando configurações" className="space-y-4 px-4 py-6">
            {[0, 1, 2, 3, 4].map((index) => (
              <Skeleton key={index} className="h-10" />
            ))}
          </div>
        }
      />
    );
  }
  const isOn = (kind: NotificationKind) => preferences.find((each) => each.kind === kind)?.enabled ?? true;
  const set = async (kind: NotificationKind, enabled: boolean) => {
    const wanted = { __typename: 'NotificationPreference' as const, kind, enabled };
    try {
      const { refusal } = await askResult(
        client,
        UpdateNotificationPreferencesDocument,
        { input: { preferences: [{ kind, enabled }] } },
        {
          optimisticResponse: () => ({
            updateNotificationPreferences: {
              __typename: 'UpdateNotificationPreferencesSuccess' as const,
              preferences: preferences.map((each) => (each.kind === kind ? wanted : each)),
            },
          }),
          update: (cache, success) =>
            void cache.modify({ fields: { notificationPreferences: () => success.preferences } }),
        },
      );
      if (refusal) toastFailure(FAILED, refusal.message);
    } catch (error) {
      toastFailure(FAILED, serverMessageOf(error));
    }
  };

  return (
    <div className="px-4 pb-10 md:px-5">
      <p className="pt-5 text-ink-soft">
        Escolha quais notificações receber. As da moderação, de novos acessos, de devoluções a assinantes e de
        contestações de pagamentos chegam sempre.
      </p>
      {kindGroups.map(({ title, kinds }) => (
        <section key={title} aria-label={title}>
          <h2 className="pt-6 pb-1 text-sm font-semibold text-ink-soft">{title}</h2>
          <div className="divide-y divide-line">
            {kinds.map((kind) => (
              <Item key={kind}>
                {() => (
                  <Switch
                    label={notificationKindLabels[kind]}
                    checked={isOn(kind)}
                    onChange={(enabled) => void set(kind, enabled)}
                  />
                )}
              </Item>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
