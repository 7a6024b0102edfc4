import { useAppealModerationMutation } from './generated/notices.ts';

/** Returns a function that appeals one of the viewer's own decisions. */
export function useAppeal() {
  const [appeal] = useAppealModerationMutation();

  /** @returns the error message, or undefined */
  return async (noticeId: string, text: string) => {
    const { data } = await appeal({ variables: { input: { noticeId, text } } });
    return data?.appealModeration.__typename === 'Refusal' ? data.appealModeration.message : undefined;
  };
}
