import { createOnce } from '../../src/notify/once';
import { createSlots } from '../../src/notify/slots';

test('a few at once, the rest in the order they came, as far as the line goes', async () => {
  const slots = createSlots(2, 2);
  const begun: number[] = [];
  const end: (() => void)[] = [];
  const run = (number: number): Promise<void> | null =>
    slots.run(() => {
      begun.push(number);
      return new Promise<void>((resolve) => end.push(resolve));
    });
  const results = [1, 2, 3, 4, 5].map(run);
  expect(begun).toEqual([1, 2]);
  expect(results[4]).toBeNull();
  end[0]!();
  await results[0];
  await Promise.resolve();
  expect(begun).toEqual([1, 2, 3]);
  expect(run(6)).not.toBeNull();
  expect(run(7)).toBeNull();
});

test('a task that fails frees its slot', async () => {
  const slots = createSlots(1, 1);
  await expect(slots.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(slots.run(() => Promise.resolve('yes'))).resolves.toBe('yes');
});

test('what was done is remembered, as far back as there is room', () => {
  const once = createOnce(2);
  expect([once.isFirst('a', 'b'), once.isFirst('a', 'b'), once.isFirst('a,b')]).toEqual([true, false, true]);
  expect([once.isFirst('c'), once.isFirst('c'), once.isFirst('a,b')]).toEqual([true, false, false]);
  expect(once.isFirst('a', 'b')).toBe(true);
});
