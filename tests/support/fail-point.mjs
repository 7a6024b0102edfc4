import { AsyncLocalStorage } from 'node:async_hooks';
import { Server } from 'node:http';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/**
 * This module is loaded into a process with `--import`, so the product contains no code for it. Stops a piece of work
 * after the database has executed a step that the test names, so that the test can kill the process at this point.
 * A piece of work is a request with the header `x-work`, or all work outside of requests. A step is a statement that
 * begins, changes, locks or ends something. A kill between two reads is not tested, because reads cannot leave work
 * half done.
 */
const STEP =
  /^\s*(begin|start transaction|commit|insert|update|delete|with[^]*\b(insert into|update|delete from)\b|select[^]*\bfor (no key )?update\b)/i;
const BACKGROUND = 'background';

/** @type {AsyncLocalStorage<string>} */
const work = new AsyncLocalStorage();
/** @type {Map<string, { at: number, from?: string, connection?: object }>} */
const points = new Map(Object.entries(JSON.parse(process.env.FAIL_POINTS || '{}')));
/** @type {Map<string, () => void>} */
const standing = new Map();

process.on('message', (message) => {
  if (message?.type === 'arm') {
    for (const [name, point] of Object.entries(message.points)) points.set(name, { ...point });
    process.send?.({ type: 'armed' });
  }
  if (message?.type === 'go') standing.get(message.work)?.();
});
// Unreferences the IPC channel, because otherwise it would keep the process alive.
process.channel?.unref();

const emit = Server.prototype.emit;
Server.prototype.emit = function (event, ...given) {
  const name = event === 'request' ? given[0].headers['x-work'] : undefined;
  return name === undefined ? emit.call(this, event, ...given) : work.run(name, () => emit.call(this, event, ...given));
};

/** @param {(...given: unknown[]) => Promise<unknown>} query */
function watched(query) {
  return async function watching(...given) {
    const answer = await query.apply(this, given);
    const text = textOf(given[0]) ?? '';
    const name = work.getStore() ?? BACKGROUND;
    const point = points.get(name);
    if (!point || (point.from !== undefined && !text.includes(point.from))) return answer;
    if (point.from !== undefined) {
      // From now on, counts only the steps on this statement's connection. A transaction has its connection for itself,
      // so the steps of other background work are not counted.
      point.connection = this;
      delete point.from;
    }
    if ((point.connection && point.connection !== this) || !STEP.test(text)) return answer;
    point.at -= 1;
    if (point.at > 0) return answer;
    points.delete(name);
    const gone = new Promise((resolve) => standing.set(name, resolve));
    process.send?.({ type: 'stands', work: name });
    await gone;
    return answer;
  };
}

/** @param {unknown} query SQL, or a query object of PostgreSQL's client */
function textOf(query) {
  if (typeof query === 'string') return query;
  return typeof query?.submit === 'function' ? undefined : query?.text;
}

const ofPool = pg.Client.prototype.query;
const promised = watched(ofPool);
pg.Client.prototype.query = function (...given) {
  // A query with a callback, or a query object with a `submit` method, is a call from inside the connection pool. It
  // does not count as a step.
  return given.length > 2 || textOf(given[0]) === undefined ? ofPool.apply(this, given) : promised.apply(this, given);
};
PGlite.prototype.query = watched(PGlite.prototype.query);
