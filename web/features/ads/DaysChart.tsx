import { useState, type PointerEvent } from 'react';
import type { AdKind } from '../../generated/schema.ts';
import { nonBreakingBRL } from '../../../schema/brl.ts';
import { Chip } from '../../ui/Chip.tsx';
import { cx } from '../../ui/cx.ts';
import { compactNumber, plural } from '../../ui/numbers.ts';
import { dayText, today } from '../../ui/saoPauloDays.ts';
import type { AdDaysQuery } from './generated/ads.ts';

type Day = Extract<AdDaysQuery['node'], { __typename: 'Ad' }>['days'][number];

interface Figure {
  label: string;
  of: (day: Day) => number;
  /** Formats a value of this metric in short form, for the table and the axis. */
  short: (count: number) => string;
  /** Formats the value of this metric on the selected day without abbreviation. */
  words: (count: number) => string;
}

const figures: Record<AdKind, readonly Figure[]> = {
  POST: [reach(), count('Reações', (day) => day.reactionCount, 'reação', 'reações'), follows(), cost()],
  BUSINESS: [reach(), clicks(), cost()],
  PROFILE: [reach(), clicks(), cost()],
};

function reach() {
  const words = ['pessoa viu pela primeira vez', 'pessoas viram pela primeira vez'] as const;
  return count('Alcance', (day) => day.reach, ...words);
}

function follows() {
  return count('Seguidores', (day) => day.followCount, 'seguidor novo', 'seguidores novos');
}

function clicks() {
  return count('Cliques', (day) => day.clickCount, 'clique', 'cliques');
}

function cost(): Figure {
  return { label: 'Custo', of: (day) => day.cost.centavos, short: nonBreakingBRL, words: nonBreakingBRL };
}

function count(label: string, of: Figure['of'], one: string, many: string): Figure {
  const words = (number: number) => `${number.toLocaleString('pt-BR')} ${plural(number, one, many)}`;
  return { label, of, short: compactNumber, words };
}

/** The minimum height of a bar whose value is not 0, in percent of the chart's height. */
const LEAST_BAR = 2;

/**
 * Draws a figure of an ad as a bar chart with one bar per day. The viewer selects a day with the pointer, or with the
 * arrow keys on a range input that lies over the bars. A table below the chart contains all values.
 */
export function DaysChart({ kind, days }: { kind: AdKind; days: readonly Day[] }) {
  const [shown, setShown] = useState(0);
  // Null selects the newest day, also after a new day was added.
  const [picked, setPicked] = useState<string | null>(null);
  const own = figures[kind];
  const figure = own[shown] ?? reach();
  const found = days.findIndex(({ date }) => date === picked);
  const at = found === -1 ? days.length - 1 : found;
  const day = days[at];
  const values = days.map(figure.of);
  const most = Math.max(...values);
  if (!day) return null;

  const pick = (index: number) => {
    const next = days[Math.min(Math.max(index, 0), days.length - 1)];
    setPicked(next === undefined || next === days.at(-1) ? null : next.date);
  };
  const pickUnder = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0) pick(Math.floor(((clientX - left) / width) * days.length));
  };
  const words = `${dayWords(day.date)}: ${figure.words(figure.of(day))}`;

  return (
    <>
      <div role="group" aria-label="Números por dia" className="flex flex-wrap gap-2">
        {own.map(({ label }, index) => (
          <Chip key={label} pressed={index === shown} onPress={() => setShown(index)}>
            {label}
          </Chip>
        ))}
      </div>
      <p className="mt-3 min-h-6 text-ink tabular-nums" aria-hidden>
        {words}
      </p>
      <div
        className="relative mt-2 h-36 touch-pan-y rounded-sm border-b border-line"
        onPointerDown={pickUnder}
        onPointerMove={pickUnder}
      >
        <input
          type="range"
          min={0}
          max={days.length - 1}
          value={at}
          onChange={(event) => pick(event.target.valueAsNumber)}
          aria-label={`${figure.label} por dia`}
          aria-valuetext={words}
          className="peer pointer-events-none absolute inset-0 size-full opacity-0"
        />
        <svg
          aria-hidden
          className="absolute inset-0 size-full rounded-sm peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-ember"
        >
          {values.map((value, index) => (
            <Bar
              key={days[index]?.date}
              slot={100 / days.length}
              at={index}
              height={value === 0 ? 0 : Math.max(LEAST_BAR, (100 * value) / most)}
              isPicked={index === at}
            />
          ))}
        </svg>
        {most === 0 && (
          <p className="absolute inset-x-0 top-1/2 -translate-y-1/2 text-center text-sm text-ink-soft" aria-hidden>
            Nada nestes dias
          </p>
        )}
      </div>
      <div className="mt-2 flex justify-between gap-4 text-xs text-ink-faint tabular-nums" aria-hidden>
        <span>{days.length > 1 && axisWords(days[0]?.date ?? '')}</span>
        <span>máx. {figure.short(most)}</span>
        <span>{axisWords(days.at(-1)?.date ?? '')}</span>
      </div>
      <DaysTable figures={own} days={days} />
    </>
  );
}

type BarProps = {
  /** The width of a day's column and the height of the bar, in percent of the chart. */
  slot: number;
  height: number;
  at: number;
  isPicked: boolean;
};

function Bar({ slot, height, at, isPicked }: BarProps) {
  // Limit the width of the bars, so that a chart of few days has no bars as wide as the page.
  const width = Math.min(slot * 0.7, 10);
  return (
    <>
      {isPicked && <rect x={`${slot * at}%`} width={`${slot}%`} height="100%" className="fill-raised" />}
      <rect
        x={`${slot * at + (slot - width) / 2}%`}
        y={`${100 - height}%`}
        width={`${width}%`}
        height={`${height}%`}
        rx={1}
        className={cx('fill-ember', !isPicked && 'opacity-75')}
      />
    </>
  );
}

function DaysTable({ figures: own, days }: { figures: readonly Figure[]; days: readonly Day[] }) {
  return (
    <details className="mt-3 text-sm">
      <summary className="cursor-pointer py-2 text-ink-soft">Ver em tabela</summary>
      <div role="region" aria-label="Tabela dos números por dia" tabIndex={0} className="max-h-80 overflow-auto">
        <table className="w-full text-right text-xs tabular-nums md:text-sm">
          <thead className="sticky top-0 bg-surface text-ink-soft">
            <tr>
              <th scope="col" className="py-2 text-left font-medium">
                Dia
              </th>
              {own.map(({ label }) => (
                <th key={label} scope="col" className="py-2 pl-2 font-medium">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="text-ink">
            {[...days].reverse().map((day) => (
              <tr key={day.date} className="border-t border-line">
                <th scope="row" className="py-2 text-left font-normal text-ink-soft">
                  {axisWords(day.date)}
                </th>
                {own.map(({ label, of, short }) => (
                  <td key={label} className="py-2 pl-2 whitespace-nowrap">
                    {short(of(day))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function dayWords(day: string) {
  return day === today() ? 'Hoje' : dayText(day);
}

/** Returns the label of a day on the axis: 'Hoje', or day and month ('14/05'). */
function axisWords(day: string) {
  return dayWords(day).slice(0, 5);
}
