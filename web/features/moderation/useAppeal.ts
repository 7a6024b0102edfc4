import { useAppealModerationMutation } from './generated/notices.ts';

/** Asks for another look at one of one's own decisions. */
export function useAppeal() {
  const [appeal] = useAppealModerationMutation();

  /** @returns why it did not work, in words */
  return async (noticeId: string, text: string) => {
    const { data } = await appeal({ variables: { input: { noticeId, text } } });
    return data?.appealModeration.__typename === 'Refusal' ? data.appealModeration.message : undefined;
  };
}
