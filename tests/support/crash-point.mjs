import childProcess from 'node:child_process';
import http, { ServerResponse } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';

/**
 * This module is loaded into a program of the product with `--import`. A request with the header `x-crash` throws an
 * uncaught exception, or leaves a rejected promise without a handler. The program named in `CRASH_IN` leaves such a
 * promise when it starts.
 */
const { setHeader } = ServerResponse.prototype;

ServerResponse.prototype.setHeader = function setHeaderOrCrash(name, value) {
  const how = this.req.headers['x-crash'];
  delete this.req.headers['x-crash'];
  if (how === 'exception') {
    setImmediate(() => {
      throw new Error('crash point');
    });
  }
  if (how === 'rejection') void Promise.reject(new Error('crash point'));
  return setHeader.call(this, name, value);
};

const program = process.env.BRASA_GATEWAY ? 'gateway' : process.env.BRASA_PLATFORM ? 'platform' : 'parent';
if (process.env.CRASH_IN === program) {
  const { createServer } = http;
  const { fork } = childProcess;
  http.createServer = (...options) => {
    void Promise.reject(new Error('crash at start'));
    return createServer(...options);
  };
  childProcess.fork = (...options) => {
    void Promise.reject(new Error('crash at start'));
    return fork(...options);
  };
  syncBuiltinESMExports();
}
