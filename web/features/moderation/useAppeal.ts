import { useApolloClient } from '@apollo/client/react';
import { askResult } from '../../apollo/result.ts';
import { AppealModerationDocument } from './generated/notices.ts';

/** Returns a function that sends the viewer's appeal against a moderation decision. */
export function useAppeal() {
  const client = useApolloClient();

  /** @returns the error message; undefined if the server accepted the appeal */
  return async (noticeId: string, text: string) => {
    const { refusal } = await askResult(client, AppealModerationDocument, { input: { noticeId, text } });
    return refusal?.message;
  };
}
