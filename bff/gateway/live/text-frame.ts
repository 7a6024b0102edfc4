const FINAL_TEXT = 0x81; // the last fragment of a message (FIN), opcode 1 (text)

/**
 * Builds the WebSocket frame of a whole text message from a server, which is not masked (RFC 6455, section 5.2). One
 * frame can be written to any number of sockets, while `ws` would build a header for each of them.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const start = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = FINAL_TEXT;
  if (start === 2) frame[1] = length;
  else if (start === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, start);
  return frame;
}
