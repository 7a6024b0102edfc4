import type DataLoader from 'dataloader';
import { z } from 'zod';
import {
  connectionOf,
  pagingQuery,
  pagingWire,
  wholeList,
  type Connection,
  type PageArguments,
} from '../../gateway/pagination.ts';
import { orWithoutCall } from '../../gateway/upstream/refusals.ts';
import { nothing, segment, type Upstream } from '../../gateway/upstream/upstream.ts';
import type { MessageRequestAnswer } from '../../generated/resolvers.ts';
import {
  conversationWire,
  messageWire,
  toConversation,
  toMessage,
  type ConversationRecord,
  type MessageRecord,
} from './conversations.wire.ts';

export type { ConversationRecord, MessageRecord } from './conversations.wire.ts';

const listWire = z.object({ conversas: z.array(conversationWire), paging: pagingWire });
const historyWire = z.object({ mensagens: z.array(messageWire), paging: pagingWire });
const unreadWire = z.object({ messages: z.int(), requests: z.int() });
const settingsWire = z.object({ typing: z.boolean(), readReceipts: z.boolean() });

interface NewMessage {
  conversationId: string;
  clientId: string;
  text?: string | undefined;
  imageId?: string | null | undefined;
}

export interface ChatSettingsRecord {
  showsTyping: boolean;
  showsReading: boolean;
}

export class ConversationsDataSource {
  /** Loads the conversations to which other objects refer. */
  private readonly references: DataLoader<string, ConversationRecord | null>;

  constructor(private readonly upstream: Upstream) {
    this.references = upstream.references({ alone: (id) => this.get(id), isForMembers: true });
  }

  /** `GET /api/conversas` or `/api/conversas/pedidos`: conversations or message requests, newest activity first. */
  async list(box: 'inbox' | 'requests', page: PageArguments): Promise<Connection<ConversationRecord>> {
    const path = box === 'inbox' ? '/api/conversas' : '/api/conversas/pedidos';
    const asked = this.upstream.ask('GET', path, listWire, { query: pagingQuery(page) });
    const { conversas, paging } = await orWithoutCall(asked, { conversas: [], paging: wholeList });
    return connectionOf(conversas, paging, page, (row) => this.known(toConversation(row)));
  }

  /** `GET /api/conversas/{id}`. @throws {Fault} NOT_FOUND */
  async get(id: string) {
    return this.known(toConversation(await this.upstream.ask('GET', pathOf(id), conversationWire)));
  }

  /** Returns the conversation to which another object refers. Null if there is none, or if a block hides it. */
  referred(id: string | null | undefined) {
    return id == null ? null : this.references.load(id);
  }

  /** Keeps a loaded conversation, so that its messages refer to it without another call. */
  private known(conversation: ConversationRecord) {
    this.references.clear(conversation.id).prime(conversation.id, conversation);
    return conversation;
  }

  /** `POST /api/conversas` */
  async open(memberId: string) {
    const call = { json: { idUser: segment(memberId) }, fields: { idUser: 'memberId' } };
    return this.known(toConversation(await this.upstream.ask('POST', '/api/conversas', conversationWire, call)));
  }

  /**
   * `GET /api/conversas/{id}/mensagens`: a page, oldest first. If there is no cursor, it is the page of the newest
   * messages.
   */
  async history(id: string, page: PageArguments): Promise<Connection<MessageRecord>> {
    // The platform's pages before a cursor always hold the last messages before it.
    const query = { ...pagingQuery(page), cursorLast: undefined };
    const { mensagens, paging } = await this.upstream.ask('GET', pathOf(id, 'mensagens'), historyWire, { query });
    const { edges, pageInfo } = connectionOf(mensagens, paging, page, toMessage);
    const forwards = page.after != null;
    const hasNextPage = forwards ? paging.hasMore : page.before != null;
    return { edges, pageInfo: { ...pageInfo, hasNextPage, hasPreviousPage: forwards || paging.hasMore } };
  }

  /** `POST /api/conversas/{id}/mensagens` */
  async send({ conversationId, clientId, text = '', imageId }: NewMessage) {
    const sent = await this.upstream.ask('POST', pathOf(conversationId, 'mensagens'), messageWire, {
      json: { idClient: clientId, content: text, idFile: imageId ?? null },
      fields: { idClient: 'clientId', content: 'text', idFile: 'imageId' },
    });
    return toMessage(sent);
  }

  /** `POST /api/conversas/{id}/lida` */
  markRead(id: string, seq: number) {
    return this.change(id, 'lida', { seq });
  }

  /** `POST /api/conversas/entregues` */
  async markDelivered(arrivals: readonly { conversationId: string; seq: number }[]) {
    const conversas = arrivals.map(({ conversationId, seq }) => ({ idConversation: segment(conversationId), seq }));
    await this.upstream.ask('POST', '/api/conversas/entregues', nothing, {
      json: { conversas },
      keys: arrivals.length,
    });
  }

  /** `POST /api/conversas/{id}/digitando` */
  async setTyping(id: string, typing: boolean) {
    await this.upstream.ask('POST', pathOf(id, 'digitando'), nothing, { json: { typing } });
  }

  /** `POST /api/conversas/{id}/silenciar` */
  setMuted(id: string, muted: boolean) {
    return this.change(id, 'silenciar', { muted });
  }

  /** `POST /api/conversas/{id}/resposta` */
  answer(id: string, desAnswer: MessageRequestAnswer) {
    return this.change(id, 'resposta', { desAnswer });
  }

  /** `DELETE /api/conversas/{id}/mensagens/{idMessage}`, for the viewer alone */
  async deleteMessage(id: string, messageId: string) {
    await this.upstream.ask('DELETE', pathOf(id, 'mensagens', segment(messageId)), nothing);
    return this.get(id);
  }

  /** `DELETE /api/conversas/{id}`, for the viewer alone */
  async deleteConversation(id: string) {
    await this.upstream.ask('DELETE', pathOf(id), nothing);
    return this.get(id);
  }

  /** `GET /api/conversas/nao-lidas` */
  unread() {
    const asked = this.upstream.ask('GET', '/api/conversas/nao-lidas', unreadWire);
    return orWithoutCall(asked, { messages: 0, requests: 0 });
  }

  /** `GET /api/conversas/configuracoes` */
  async settings() {
    return toSettings(await this.upstream.ask('GET', '/api/conversas/configuracoes', settingsWire));
  }

  /** `POST /api/conversas/configuracoes` */
  async updateSettings(settings: { [Key in keyof ChatSettingsRecord]?: boolean | null | undefined }) {
    const json = { typing: settings.showsTyping ?? undefined, readReceipts: settings.showsReading ?? undefined };
    return toSettings(await this.upstream.ask('POST', '/api/conversas/configuracoes', settingsWire, { json }));
  }

  private async change(id: string, what: string, json: object) {
    return this.known(toConversation(await this.upstream.ask('POST', pathOf(id, what), conversationWire, { json })));
  }
}

function pathOf(id: string, ...more: string[]) {
  return ['/api/conversas', segment(id), ...more].join('/');
}

function toSettings({ typing, readReceipts }: z.infer<typeof settingsWire>): ChatSettingsRecord {
  return { showsTyping: typing, showsReading: readReceipts };
}
