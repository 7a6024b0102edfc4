import { ServerResponse } from 'node:http';

/**
 * Loaded into a program of the product: a request that brings `x-crash` throws where nothing catches it, or leaves a
 * promise that nobody hears rejected, in its own course.
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
