import { Answers } from '../../src/table/answers';

/** More than fit on a page, and not a whole number of them. */
const MANY = 100;

function filled(): readonly Answers[] {
  const all = [Answers.of([])];
  for (let number = 1; number <= MANY; number++) all.push(all.at(-1)!.with(`request-${number}`, number));
  return all;
}

test('every request is answered with its number, and no other', () => {
  const answers = filled().at(-1)!;
  for (let number = 1; number <= MANY; number++) expect(answers.get(`request-${number}`)).toBe(number);
  expect(answers.get('request-101')).toBeUndefined();
});

test('whoever adds one leaves what was there alone: a write that failed has answered nothing', () => {
  filled().forEach((answers, count) => {
    const failed = answers.with('failed', 7);
    const instead = answers.with('instead', 8);
    expect([answers, failed, instead].map((each) => [...each].length)).toEqual([count, count + 1, count + 1]);
    expect(answers.get(`request-${count + 1}`)).toBeUndefined();
    expect([answers.get('failed'), instead.get('failed'), instead.get('instead')]).toEqual([
      undefined,
      undefined,
      8,
    ]);
  });
});

test('all of them can be read again, oldest first', () => {
  const answers = filled().at(-1)!;
  expect([...answers].map(([, number]) => number)).toEqual(Array.from({ length: MANY }, (_, at) => at + 1));
  expect([...Answers.of(answers)]).toEqual([...answers]);
});

test('a million requests are looked up and read without a stack that grows with them', () => {
  // The recursive lookup needed a frame for each 32 requests, and overflowed Node's stack on the way to a million.
  const million = 1_000_000;
  let answers = Answers.of([['first', 0]]);
  for (let number = 1; number < million; number++) answers = answers.with(`request-${number}`, number);
  expect(answers.get('first')).toBe(0);
  expect(answers.get('never sent')).toBeUndefined();
  const numbers = Array.from(answers, ([, number]) => number);
  expect(numbers).toHaveLength(million);
  expect([numbers[0], numbers.at(-1)]).toEqual([0, million - 1]);
});
