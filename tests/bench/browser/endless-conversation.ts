/** Answers the requests of a conversation of 10,000 messages, for the scripted platform. */

const MESSAGES = 10_000;

interface Talk {
  id: string;
  mine: string;
  theirs: string;
  /** True if one page holds all messages, false if a page has the requested size. */
  inOnePage: boolean;
}

export function endlessConversation({ id, mine, theirs, inOnePage }: Talk) {
  const messages = Array.from({ length: MESSAGES }, (_, index) => ({
    idMessage: `0190a000-0005-7000-8000-${index.toString(16).padStart(12, '0')}`,
    idConversation: id,
    seq: index + 1,
    idUser: index % 5 < 2 ? mine : theirs,
    idClient: null,
    desContent: `Mensagem ${index + 1}. ${'A gente combina amanhã, perto da praça. '.repeat(index % 4)}`,
    file: null,
    blurred: false,
    datCreated: new Date(Date.UTC(2026, 4, 14) - (MESSAGES - index) * 90_000).toISOString(),
    cursor: String(index + 1),
  }));
  const conversation = {
    idConversation: id,
    idUser: theirs,
    desRequest: 'NONE',
    awaitingAnswer: false,
    lastSeq: MESSAGES,
    lastReadSeq: MESSAGES,
    unread: 0,
    muted: false,
    peerReadSeq: MESSAGES,
    peerDeliveredSeq: MESSAGES,
    lastMessage: messages.at(-1),
    cursor: 'c',
  };
  const history = (mensagens: typeof messages) =>
    JSON.stringify({
      mensagens,
      paging: {
        cursorSize: mensagens.length,
        cursorBefore: mensagens[0]?.cursor ?? null,
        cursorAfter: mensagens.at(-1)?.cursor ?? null,
        hasMore: (mensagens[0]?.seq ?? 1) > 1,
      },
    });
  const all = history(messages);
  const none = history([]);
  const pageOf = (url: string) => {
    const asked = new URL(url, 'http://platform').searchParams;
    const end = Number(asked.get('cursorBefore') ?? MESSAGES + 1) - 1;
    return history(messages.slice(Math.max(0, end - Number(asked.get('cursorSize'))), end));
  };

  /** Returns the answer to a path of the chat API, or undefined for any other path. */
  return (url: string) => {
    if (!url.startsWith('/api/conversas')) return undefined;
    if (url.includes('/mensagens')) return url.includes('cursorAfter') ? none : inOnePage ? all : pageOf(url);
    if (url.startsWith('/api/conversas/nao-lidas')) return '{"messages":0,"requests":0}';
    if (url.startsWith('/api/conversas/configuracoes')) return '{"typing":true,"readReceipts":true}';
    if (url.startsWith(`/api/conversas/${id}`)) return JSON.stringify(conversation);
    const paging = { cursorSize: 20, cursorBefore: null, cursorAfter: null, hasMore: false };
    return JSON.stringify({ conversas: url.includes('/pedidos') ? [] : [conversation], paging });
  };
}
