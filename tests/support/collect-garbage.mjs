import { ServerResponse } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Loaded into a program of the product: collects garbage before a request with the header `x-collect` is answered. */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
const { setHeader } = ServerResponse.prototype;

ServerResponse.prototype.setHeader = function setHeaderOnceCollected(name, value) {
  const isAsked = this.req.headers['x-collect'] !== undefined;
  delete this.req.headers['x-collect'];
  if (isAsked) collect();
  return setHeader.call(this, name, value);
};
