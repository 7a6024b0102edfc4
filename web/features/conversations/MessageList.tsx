import { ArrowDown } from 'lucide-react';
import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactElement,
} from 'react';
import { VList, type VListHandle } from 'virtua';
import type { ConversationRow_ConversationFragment } from './generated/conversations.ts';
import { Button } from '../../ui/Button.tsx';
import { PacedRow } from '../../ui/PacedRow.tsx';
import { createRowPace } from '../../ui/rowPace.ts';
import { Bubble } from './Bubble.tsx';
import { dayLabel } from './days.ts';
import { OutgoingBubble } from './OutgoingBubble.tsx';
import { keepChatPlace, type ChatPlace } from './places.ts';
import type { ChatRow } from './rows.ts';
import { counted } from '../../ui/numbers.ts';
import { ItemBoundary } from '../../ui/ItemBoundary.tsx';

// px; older messages are loaded when the scroll position is closer than this to the top of the list
const NEAR_TOP_PX = 800;
const AT_END_PX = 80;

const pace = createRowPace(2);

type MessageListProps = {
  conversation: ConversationRow_ConversationFragment;
  rows: readonly ChatRow[];
  /**
   * The saved scroll position. If it is null, the list starts at the first unread message, or at the end if all
   * messages were read.
   */
  place: ChatPlace | null;
  hasOlder: boolean;
  olderFailed: boolean;
  onOlder: () => unknown;
  /** Called when the list is scrolled to its end or away from its end, and after each new message. */
  onEnd: (isAtEnd: boolean) => void;
  onDelete: (messageId: string) => void;
};

/**
 * The list of a conversation's messages. The rendering of new rows is deferred, because rendering them in the same task
 * as parsing the server's response would drop a frame while the member scrolls.
 */
export function MessageList({ rows, ...others }: MessageListProps) {
  return <Bubbles {...others} rows={useDeferredValue(rows)} />;
}

/**
 * A virtualized list of messages: the document contains only bubbles on or near the screen. The list follows the newest
 * message, unless the viewer has scrolled up.
 */
const Bubbles = memo(function Bubbles({
  conversation,
  rows,
  place,
  hasOlder,
  olderFailed,
  onOlder,
  onEnd,
  onDelete,
}: MessageListProps) {
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<VListHandle>(null);
  const [placeRow] = useState(() => rowOf(place, rows));
  const [firstUnread] = useState(() => rows.findIndex(({ kind }) => kind === 'unread'));
  const startsAtEnd = placeRow === -1 && firstUnread === -1;
  const [isAtEnd, setIsAtEnd] = useState(startsAtEnd);
  const hasStarted = useRef(false);
  const isAtEndNow = useRef(isAtEnd);
  const current = useRef(rows);
  const lastRow = rows.at(-1)?.key;
  const seenLast = useRef(lastRow);
  const seenOffset = useRef(0);
  const shift = usePrepending(rows);

  const look = useCallback(() => {
    const handle = list.current;
    if (!handle || !frame.current || !hasStarted.current) return;
    // Measure the element around the list instead of asking the list for its height: when an on-screen keyboard closes,
    // the list scrolls before it reports its new height.
    const atEnd = handle.scrollSize - handle.scrollOffset - frame.current.clientHeight < AT_END_PX;
    isAtEndNow.current = atEnd;
    setIsAtEnd(atEnd);
    if (hasOlder && !olderFailed && handle.scrollOffset < NEAR_TOP_PX) onOlder();
  }, [hasOlder, olderFailed, onOlder]);
  const onScroll = () => {
    const offset = list.current?.scrollOffset ?? 0;
    // While the viewer scrolls up, spread the rendering of new rows over several frames. Do not do so while scrolling
    // down: a jump to the end needs the true heights of all rows that it passes.
    if (offset < seenOffset.current) pace.scrolled();
    seenOffset.current = offset;
    look();
  };
  const rowAt = useMemo(
    () =>
      remembered((row: ChatRow, index) => (
        <PacedRow key={row.key} pace={pace} height={() => list.current?.getItemSize(index)}>
          <ItemBoundary>
            <RowView row={row} conversation={conversation} onDelete={onDelete} />
          </ItemBoundary>
        </PacedRow>
      )),
    [conversation, onDelete],
  );
  const toEnd = useCallback(() => list.current?.scrollToIndex(rows.length - 1, { align: 'end' }), [rows.length]);

  useLayoutEffect(() => {
    if (placeRow !== -1) list.current?.scrollToIndex(placeRow, { align: 'start', offset: place?.cut });
    else if (firstUnread !== -1) list.current?.scrollToIndex(firstUnread, { align: 'start' });
  }, [place, placeRow, firstUnread]);
  useLayoutEffect(() => {
    // If the last row is a message that the viewer has just sent, scroll to it from any scroll position.
    const isNew = seenLast.current !== lastRow && rows.at(-1)?.kind === 'outgoing';
    seenLast.current = lastRow;
    if (isAtEndNow.current || isNew) toEnd();
  }, [rows, lastRow, toEnd]);
  useEffect(() => {
    // When the text field grows, the list becomes shorter. Keep the newest message visible, because the viewer is
    // replying to it.
    if (!frame.current) return;
    const resized = new ResizeObserver(() => isAtEndNow.current && toEnd());
    resized.observe(frame.current);
    return () => resized.disconnect();
  }, [toEnd]);
  useEffect(() => onEnd(isAtEnd), [isAtEnd, lastRow, onEnd]);
  useEffect(() => {
    current.current = rows;
  }, [rows]);
  useEffect(() => {
    // The list cannot scroll to its start position until the first bubbles have been measured.
    const timer = setTimeout(() => {
      hasStarted.current = true;
      look();
    }, 100); // ms
    return () => clearTimeout(timer);
  }, [rows.length, look]);
  useEffect(() => {
    const handle = list.current;
    const keep = () => {
      if (handle && hasStarted.current)
        keepChatPlace(conversation.id, isAtEndNow.current ? null : placeAt(handle, current.current));
    };
    window.addEventListener('pagehide', keep);
    return () => {
      keep();
      window.removeEventListener('pagehide', keep);
    };
  }, [conversation.id]);

  return (
    <div ref={frame} className="relative min-h-0 flex-1">
      <VList
        ref={list}
        data={rows}
        shift={shift}
        onScroll={onScroll}
        tabIndex={0}
        role="region"
        aria-label={`Mensagens com ${conversation.member.name}`}
        className="rows-shown py-3 outline-offset-[-2px]"
      >
        {rowAt}
      </VList>
      {olderFailed && (
        <div className="absolute inset-x-0 top-2 flex justify-center">
          <Button size="sm" variant="secondary" onClick={onOlder}>
            Carregar mensagens anteriores
          </Button>
        </div>
      )}
      {!isAtEnd && (
        <Button size="sm" variant="secondary" className="absolute! right-4 bottom-3 shadow-float" onClick={toEnd}>
          <ArrowDown aria-hidden className="size-4" />
          <span>
            {conversation.unreadCount > 0 ? counted(conversation.unreadCount, 'nova', 'novas') : 'Ir para o fim'}
          </span>
        </Button>
      )}
    </div>
  );
});

type RowViewProps = Pick<MessageListProps, 'conversation' | 'onDelete'> & { row: ChatRow };

/** Memoized, so that a scroll renders only the rows that become visible. */
const RowView = memo(function RowView({ row, conversation, onDelete }: RowViewProps) {
  if (row.kind === 'day') {
    return <p className="px-4 pt-5 pb-1 text-center text-xs font-medium text-ink-faint">{dayLabel(row.at)}</p>;
  }
  if (row.kind === 'unread') {
    return (
      <p className="flex items-center gap-3 px-4 pt-4 text-xs font-semibold text-ember before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        Novas mensagens
      </p>
    );
  }
  if (row.kind === 'outgoing') return <OutgoingBubble entry={row.entry} startsGroup={row.startsGroup} />;
  const { message, isMine, startsGroup } = row;
  return (
    <Bubble
      message={message}
      isMine={isMine}
      startsGroup={startsGroup}
      by={conversation.member.name}
      state={isMine ? stateOf(message.seq, conversation) : null}
      onDelete={() => onDelete(message.id)}
    />
  );
});

/**
 * Returns the index of the message row at the saved scroll position. If that message is gone, returns the index of the
 * next message. Returns -1 if the messages are not loaded back to that position.
 */
function rowOf(place: ChatPlace | null, rows: readonly ChatRow[]) {
  if (!place) return -1;
  const first = rows.find((row) => row.kind === 'message');
  if (!first || first.message.seq > place.seq) return -1;
  return rows.findIndex((row) => row.kind === 'message' && row.message.seq >= place.seq);
}

function placeAt(handle: VListHandle, rows: readonly ChatRow[]): ChatPlace | null {
  const top = handle.findItemIndex(handle.scrollOffset);
  const index = rows.findIndex((row, at) => at >= top && row.kind === 'message');
  const row = rows[index];
  if (row?.kind !== 'message') return null;
  return { seq: row.message.seq, cut: Math.round(handle.scrollOffset - handle.getItemOffset(index)) };
}

function stateOf(seq: number, { memberReadSeq, memberDeliveredSeq }: ConversationRow_ConversationFragment) {
  if (seq <= memberReadSeq) return 'Lida';
  return seq <= memberDeliveredSeq ? 'Entregue' : 'Enviada';
}

/**
 * Caches the React element of each row and the index that it was rendered with. An unchanged row is not rendered again.
 */
function remembered(render: (row: ChatRow, index: number) => ReactElement) {
  const known = new WeakMap<ChatRow, { index: number; element: ReactElement }>();
  return (row: ChatRow, index: number) => {
    const before = known.get(row);
    if (before?.index === index) return before.element;
    const element = render(row, index);
    known.set(row, { index, element });
    return element;
  };
}

/**
 * Returns true if the last change added older rows at the top. The list then keeps the visible rows at the same place
 * on the screen.
 */
function usePrepending(rows: readonly ChatRow[]) {
  const first = rows.find((row) => row.kind === 'message')?.key;
  const last = rows.at(-1)?.key;
  const [seen, setSeen] = useState({ first, last, above: false });
  if (seen.first !== first || seen.last !== last) {
    setSeen({ first, last, above: seen.first !== first && seen.last === last });
  }
  return seen.above;
}
