type Place = { conversationId?: string; requests?: boolean };

/**
 * Returns the path of the chat page. If `requests` is true, the page shows the message requests. If `conversationId` is
 * given, the page opens that conversation.
 */
export function chatPath({ conversationId, requests = false }: Place) {
  const search = new URLSearchParams();
  if (requests) search.set('pedidos', '1');
  if (conversationId !== undefined) search.set('com', conversationId);
  const text = search.toString();
  return text === '' ? '/chat' : `/chat?${text}`;
}

/** Returns the path to which the button 'Enviar mensagem' on a profile leads. */
export function messagePath(memberId: string) {
  return `/chat?para=${encodeURIComponent(memberId)}`;
}
