import { useAppealModerationMutation } from './generated/notices.ts';

/** Returns a function that sends the viewer's appeal against a moderation decision. */
export function useAppeal() {
  const [appeal] = useAppealModerationMutation();

  /** @returns the error message; undefined if the server accepted the appeal */
  return async (noticeId: string, text: string) => {
    const { data } = await appeal({ variables: { input: { noticeId, text } } });
    return data?.appealModeration.__typename === 'Refusal' ? data.appealModeration.message : undefined;
  };
}
