import { ServerResponse } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * This module is loaded into a program of the product with `--import`. Collects garbage before the program answers a
 * request with the header `x-collect`.
 */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
const { setHeader } = ServerResponse.prototype;

ServerResponse.prototype.setHeader = function setHeaderOnceCollected(name, value) {
  const isAsked = this.req.headers['x-collect'] !== undefined;
  delete this.req.headers['x-collect'];
  if (isAsked) collect();
  return setHeader.call(this, name, value);
};
