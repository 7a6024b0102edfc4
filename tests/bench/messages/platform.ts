import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { membersOf } from './scripted.ts';

/**
 * The scripted platform. It numbers every message and notifies both members as the real platform does, but stores
 * nothing.
 */

const said = z.object({ idClient: z.string(), content: z.string() });
const nothingMissed = {
  mensagens: [],
  paging: { cursorSize: 50, cursorBefore: null, cursorAfter: null, hasMore: false },
};
const numbers = new Map<string, number>();

const server = createServer((request, response) => {
  void answerTo(request).then((answer) => {
    const status = request.method === 'POST' ? 201 : 200;
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(answer));
  });
});
server.keepAliveTimeout = 600_000; // ms; longer than any pause between rounds, in which connections are idle
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
process.once('disconnect', () => process.exit());

async function answerTo(request: IncomingMessage) {
  const { url = '', method, headers } = request;
  const idUser = (headers.authorization ?? '').replace('Bearer ', '');
  if (url === '/api/user-v2/profile-info') return { idUser };

  const [idConversation = '', part] = url.split('/').slice(3);
  if (method === 'GET' && part !== undefined) return nothingMissed;
  return method === 'POST'
    ? store(idConversation, idUser, said.parse(JSON.parse(await text(request))))
    : conversationOf(idConversation, idUser);
}

function store(idConversation: string, idUser: string, { idClient, content }: z.infer<typeof said>) {
  const seq = (numbers.get(idConversation) ?? 0) + 1;
  numbers.set(idConversation, seq);
  const mensagem = {
    idMessage: `${idConversation}-${seq}`,
    idConversation,
    seq,
    idUser,
    idClient,
    desContent: content,
    file: null,
    blurred: false,
    datCreated: new Date().toISOString(),
    cursor: String(seq),
  };
  const payload = { type: 'message', idConversation, seq, mensagem };
  process.send?.(membersOf(idConversation).map((member) => ({ topic: `user:${member}`, payload })));
  return mensagem;
}

function conversationOf(idConversation: string, idUser: string) {
  const lastSeq = numbers.get(idConversation) ?? 0;
  return {
    idConversation,
    idUser: membersOf(idConversation).find((member) => member !== idUser) ?? '',
    desRequest: 'ACCEPTED',
    awaitingAnswer: false,
    lastSeq,
    lastReadSeq: 0,
    unread: lastSeq,
    muted: false,
    peerReadSeq: 0,
    peerDeliveredSeq: 0,
    lastMessage: null,
  };
}
