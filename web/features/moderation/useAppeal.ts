import { useAppealModerationMutation } from './generated/notices.ts';

/** Returns a function that appeals a moderation decision against the viewer. */
export function useAppeal() {
  const [appeal] = useAppealModerationMutation();

  /** @returns the error message; undefined if the appeal was sent */
  return async (noticeId: string, text: string) => {
    const { data } = await appeal({ variables: { input: { noticeId, text } } });
    return data?.appealModeration.__typename === 'Refusal' ? data.appealModeration.message : undefined;
  };
}
