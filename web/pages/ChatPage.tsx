import { MessageCircleOff } from 'lucide-react';
import { useCallback } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Chat } from '../features/conversations/Chat.tsx';
import { chatPath } from '../navigation/chatPath.ts';
import { useOpening } from '../features/conversations/useOpening.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useTitle } from '../ui/useTitle.ts';

/**
 * /chat (SPEC.md, section 2). Query parameters: `com` is the id of the open conversation, `para` is the id of a member
 * to write to, and `pedidos` shows the message requests.
 */
export function ChatPage() {
  useTitle('Mensagens');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const memberId = search.get('para');
  const showsRequests = search.has('pedidos');
  const show = useCallback(
    (conversationId: string) => void navigate(chatPath({ conversationId }), { replace: true }),
    [navigate],
  );
  const refused = useOpening(memberId, show);

  return (
    <>
      {memberId !== null && refused !== null ? (
        <Notice
          icon={<MessageCircleOff aria-hidden className="size-7" />}
          title="Não foi possível abrir a conversa"
          isPage
          action={
            <Link to={chatPath({})} className={buttonClass({})}>
              Ver mensagens
            </Link>
          }
        >
          {refused}
        </Notice>
      ) : (
        <Chat
          openId={search.get('com')}
          showsRequests={showsRequests}
          onGone={() => void navigate(chatPath({ requests: showsRequests }), { replace: true })}
        />
      )}
    </>
  );
}
