type Place = { conversationId?: string; requests?: boolean };

/**
 * Returns the path of the chat or, if `requests` is true, of its message requests. With `conversationId`, that
 * conversation is open.
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
