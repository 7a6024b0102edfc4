import type { ColumnType, Generated } from 'kysely';
import type { NotificationKind } from '../events/kinds.ts';

export interface NotificationTables {
  notification_states: { user_id: string; last_seq: Generated<number>; unread_count: Generated<number> };
  notifications: {
    id: string;
    recipient_id: string;
    kind: NotificationKind;
    target_id: string;
    /** The notification's calendar day in São Paulo, as YYYY-MM-DD. */
    day: string;
    seq: number;
    actor_count: Generated<number>;
    post_id: string | null;
    comment_id: string | null;
    community_id: string | null;
    conversation_id: string | null;
    detail: string | null;
    read_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    changed_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  notification_actors: { notification_id: string; actor_id: string; source_id: string; seq: number };
  notification_switches: { user_id: string; kind: NotificationKind };
}

declare module '../db/schema.ts' {
  interface DB extends NotificationTables {}
}
