type Place = { conversationId?: string; requests?: boolean };

/** Returns the address of the chat, of its message requests, or of a conversation in either. */
export function chatPath({ conversationId, requests = false }: Place) {
  const search = new URLSearchParams();
  if (requests) search.set('pedidos', '1');
  if (conversationId !== undefined) search.set('com', conversationId);
  const text = search.toString();
  return text === '' ? '/chat' : `/chat?${text}`;
}

/** Returns the target of 'Enviar mensagem' on a profile. */
export function messagePath(memberId: string) {
  return `/chat?para=${encodeURIComponent(memberId)}`;
}
