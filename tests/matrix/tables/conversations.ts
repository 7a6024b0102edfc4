import { anyMember, refusal, type Line } from '../support/line.ts';

/**
 * The expected answers if only the owner and the follower may make the call, because `talk` is their conversation. All
 * other members get 404.
 */
const theTwo = '401 401 404 404 404 ok 404 404 ok';
const toldToTheTwo = '401 401 404 404 404 + 404 404 +';
/**
 * The expected answers for the conversation between the owner and the blocked member: during a block neither of them
 * can open it, so all members get 404.
 */
const neither = '401 401 404 404 404 404 404 404 404';
const others = '401 401 404 ok ok ok ok ok 400';

/**
 * Returns two entries: the given one for the owner's conversation with the follower, and a copy for the owner's
 * conversation with the blocked member.
 */
function both(line: Line & { answers: string }): Line[] {
  const swap = (text: string | undefined) => text?.replaceAll('{talk}', '{blockedTalk}');
  const { rest, graphql, does } = line;
  const blocked: Line = { ...line, does: `${does} during a block`, answers: neither };
  if (rest !== undefined) blocked.rest = swap(rest) ?? '';
  if (graphql !== undefined) blocked.graphql = swap(graphql) ?? '';
  return [line, blocked];
}

export const conversations: Line[] = [
  {
    does: 'list the caller’s conversations',
    rest: 'GET /api/conversas',
    graphql: `query { conversations { edges { node { lastMessage { text } } } } }`,
    // The stranger has sent the message request, so it is in the stranger's list of conversations. The owner, who has
    // received it, finds it in `messageRequests`.
    answers: '401 401 - + - + - - +',
  },
  {
    does: 'list the message requests to the caller',
    rest: 'GET /api/conversas/pedidos',
    graphql: `query { messageRequests { edges { node { lastMessage { text } } } } }`,
    answers: '401 401 - - - - - - +',
  },
  {
    does: 'see the blurred picture of a message request in the list of requests',
    rest: 'GET /api/conversas/pedidos',
    graphql: `query { messageRequests { edges { node { lastMessage { image { sources { url } } } } } } }`,
    secret: '{blurredKey}',
    answers: '401 401 - - - - - - -',
  },
  {
    does: 'see the blurred picture of an unaccepted message request in its conversation',
    rest: 'GET /api/conversas/{request}/mensagens',
    graphql: `query { conversation(id: "{request}") { messages { edges { node { image { alt sources { url } } } } } } }`,
    secret: '{blurredKey}',
    answers: '401 401 404 + 404 404 404 404 -',
  },
  {
    does: 'count the caller’s unread messages',
    rest: 'GET /api/conversas/nao-lidas',
    graphql: `query { unreadMessages { messages requests } }`,
    secret: '"messages":1,"requests":1',
    answers: '401 401 - - - - - - +',
  },
  {
    does: 'read the caller’s chat settings',
    rest: 'GET /api/conversas/configuracoes',
    graphql: `query { chatSettings { showsTyping } }`,
    answers: anyMember,
  },
  {
    does: 'change the caller’s chat settings',
    rest: 'POST /api/conversas/configuracoes',
    json: { typing: false },
    graphql: `mutation { updateChatSettings(input: { showsTyping: false }) { showsTyping } }`,
    changes: true,
    answers: anyMember,
  },
  {
    does: 'open a conversation',
    rest: 'POST /api/conversas',
    json: { idUser: '{owner}' },
    graphql: `mutation { openConversation(input: { memberId: "{owner}" }) { ${refusal} } }`,
    changes: true,
    answers: { open: others, private: others },
  },
  {
    does: 'mark messages as delivered (without effect outside the caller’s conversations)',
    rest: 'POST /api/conversas/entregues',
    json: { conversas: [{ idConversation: '{talk}', seq: 1 }] },
    graphql: `mutation { markDelivered(input: { arrivals: [{ conversationId: "{talk}", seq: 1 }] }) }`,
    changes: true,
    answers: anyMember,
  },
  ...both({
    does: 'read a conversation',
    rest: 'GET /api/conversas/{talk}',
    graphql: `query { conversation(id: "{talk}") { lastMessage { text image { sources { url } } } } }`,
    answers: toldToTheTwo,
  }),
  ...both({
    does: 'read the messages of a conversation',
    rest: 'GET /api/conversas/{talk}/mensagens',
    graphql: `query { conversation(id: "{talk}") { messages { edges { node { text image { sources { url } } } } } } }`,
    answers: toldToTheTwo,
  }),
  ...both({
    does: 'send a message',
    rest: 'POST /api/conversas/{talk}/mensagens',
    json: { idClient: '{key}', content: 'oi' },
    graphql: `mutation { sendMessage(input: { conversationId: "{talk}", clientId: "{key}", text: "oi" }) { ${refusal} } }`,
    changes: true,
    answers: theTwo,
  }),
  {
    does: 'send a message with a picture that the owner uploaded',
    rest: 'POST /api/conversas/{talk}/mensagens',
    json: { idClient: '{key}', content: '', idFile: '{file}' },
    graphql: `mutation { sendMessage(input: { conversationId: "{talk}", clientId: "{key}", imageId: "{file}" }) { ${refusal} } }`,
    changes: true,
    answers: '401 401 404 404 404 400 404 404 ok',
  },
  ...both({
    does: 'delete the caller’s copy of a message',
    rest: 'DELETE /api/conversas/{talk}/mensagens/{message}',
    graphql: `mutation { deleteMessageForMe(input: { conversationId: "{talk}", messageId: "{message}" }) { id } }`,
    changes: true,
    answers: theTwo,
  }),
  ...both({
    does: 'delete the caller’s copy of a conversation',
    rest: 'DELETE /api/conversas/{talk}',
    graphql: `mutation { deleteConversationForMe(input: { conversationId: "{talk}" }) { id } }`,
    changes: true,
    answers: theTwo,
  }),
  ...both({
    does: 'mark messages as read',
    rest: 'POST /api/conversas/{talk}/lida',
    json: { seq: 1 },
    graphql: `mutation { markRead(input: { conversationId: "{talk}", seq: 1 }) { id } }`,
    changes: true,
    answers: theTwo,
  }),
  ...both({
    does: 'send a typing indicator to a conversation',
    rest: 'POST /api/conversas/{talk}/digitando',
    json: { typing: true },
    graphql: `mutation { setTyping(input: { conversationId: "{talk}", typing: true }) }`,
    answers: theTwo,
  }),
  ...both({
    does: 'mute a conversation',
    rest: 'POST /api/conversas/{talk}/silenciar',
    json: { muted: true },
    graphql: `mutation { setConversationMuted(input: { conversationId: "{talk}", muted: true }) { id } }`,
    changes: true,
    answers: theTwo,
  }),
  {
    does: 'answer a message request',
    rest: 'POST /api/conversas/{request}/resposta',
    json: { desAnswer: 'ACCEPT' },
    graphql: `mutation { answerMessageRequest(input: { conversationId: "{request}", answer: ACCEPT }) { ${refusal} } }`,
    changes: true,
    answers: '401 401 404 403 404 404 404 404 ok',
  },
  ...both({
    does: 'subscribe to new messages of a conversation',
    graphql: `subscription { messageAdded(conversationId: "{talk}", after: 0) { text } }`,
    answers: toldToTheTwo,
  }),
  {
    does: 'subscribe to changes of the caller’s conversations',
    graphql: `subscription { conversationUpdated { lastMessage { text } } }`,
    event: { rest: 'POST /api/conversas/{talk}/mensagens', json: { idClient: '{key}', content: '{secret}' } },
    changes: true,
    answers: '401 401 - - - + - - +',
  },
  {
    does: 'subscribe to typing indicators in the caller’s conversations',
    graphql: `subscription { typing { memberId } }`,
    event: { rest: 'POST /api/conversas/{talk}/digitando', json: { typing: true } },
    secret: '{owner}',
    answers: '401 401 - - - + - - -',
  },
];
