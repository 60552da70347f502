import { ClientState, Protocol, type Client } from '@colyseus/core';
import { Decoder, schema, t, type SchemaType } from '@colyseus/schema';
import { CopyingSerializer } from '../../src/colyseus/copying-serializer';

const Note = schema({ text: t.string() }, 'Note');
type Note = SchemaType<typeof Note>;

/** A room of its own, and somebody whose socket takes what it is sent only later. */
function roomSaying(text: string) {
  const state = new Note();
  state.text = text;
  const serializer = new CopyingSerializer<Note>();
  serializer.reset(state);
  const sent: Uint8Array[] = [];
  const client = { state: ClientState.JOINED, raw: (bytes: Uint8Array) => sent.push(bytes) };
  return {
    join: () => serializer.getFullState(),
    say: (next: string) => {
      state.text = next;
      serializer.applyPatches([client as unknown as Client]);
    },
    sent,
  };
}

function read(full: Uint8Array, patches: readonly Uint8Array[] = []): string {
  const decoder = new Decoder(new Note());
  expect(full[0]).toBe(Protocol.ROOM_STATE);
  decoder.decode(full, { offset: 1 });
  for (const patch of patches) {
    expect(patch[0]).toBe(Protocol.ROOM_STATE_PATCH);
    decoder.decode(patch, { offset: 1 });
  }
  return decoder.state.text;
}

describe('what rooms send', () => {
  it('stays what it was, whatever they or others send afterwards', () => {
    const [here, there] = [roomSaying('here'), roomSaying('there')];
    const [fullHere, fullThere] = [here.join(), there.join()];
    here.say('first');
    there.say('elsewhere');
    here.say('second');
    expect(read(fullHere)).toBe('here');
    expect(read(fullThere)).toBe('there');
    expect(read(fullHere, here.sent.slice(0, 1))).toBe('first');
    expect(read(fullHere, here.sent)).toBe('second');
    expect(read(fullThere, there.sent)).toBe('elsewhere');
  });

  it('is each room’s own state for whoever comes late, with nothing changed since', () => {
    const [here, there] = [roomSaying('here'), roomSaying('there')];
    here.say('said here');
    there.say('said there');
    here.join();
    there.join();
    expect(read(here.join())).toBe('said here');
    expect(read(there.join())).toBe('said there');
  });

  it('may be longer than the common buffer', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const [long, short] = [roomSaying('x'.repeat(40_000)), roomSaying('short')];
    const full = long.join();
    long.say('y'.repeat(50_000));
    expect(read(short.join())).toBe('short');
    expect(read(full)).toBe('x'.repeat(40_000));
    expect(read(full, long.sent)).toBe('y'.repeat(50_000));
    warn.mockRestore();
  });
});
