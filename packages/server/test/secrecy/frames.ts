const HEAD_END = '\r\n\r\n';

/** Takes apart what a server sends on one connection: HTTP, until it becomes a WebSocket; then its messages. */
export class FrameReader {
  private rest = Buffer.alloc(0);
  private parts: Buffer[] = [];
  private isSocket = false;

  /** The WebSocket messages that are complete with these bytes. Pings and closing words are none. */
  read(bytes: Buffer): Buffer[] {
    this.rest = Buffer.concat([this.rest, bytes]);
    if (!this.isSocket && !this.becomeSocket()) return [];
    const messages: Buffer[] = [];
    for (let frame = this.nextFrame(); frame !== null; frame = this.nextFrame()) {
      if (frame.isControl) continue;
      this.parts.push(frame.payload);
      if (!frame.isLast) continue;
      messages.push(Buffer.concat(this.parts));
      this.parts = [];
    }
    return messages;
  }

  private becomeSocket(): boolean {
    const end = this.rest.indexOf(HEAD_END);
    if (end < 0) return false;
    this.isSocket = this.rest.subarray(0, end).toString('latin1').startsWith('HTTP/1.1 101 ');
    this.rest = this.isSocket ? this.rest.subarray(end + HEAD_END.length) : Buffer.alloc(0);
    return this.isSocket;
  }

  private nextFrame(): { payload: Buffer; isLast: boolean; isControl: boolean } | null {
    const { rest } = this;
    if (rest.length < 2) return null;
    const short = rest[1]! & 0x7f;
    const head = short === 127 ? 10 : short === 126 ? 4 : 2;
    if (rest.length < head) return null;
    const length =
      short === 127 ? Number(rest.readBigUInt64BE(2)) : short === 126 ? rest.readUInt16BE(2) : short;
    if (rest.length < head + length) return null;
    this.rest = rest.subarray(head + length);
    return {
      payload: rest.subarray(head, head + length),
      isLast: (rest[0]! & 0x80) !== 0,
      isControl: (rest[0]! & 0x08) !== 0,
    };
  }
}
