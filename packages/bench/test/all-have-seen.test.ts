import { AllHaveSeen } from '../src/server/all-have-seen';

describe('an action', () => {
  it('is done when the last of four has seen it', async () => {
    const all = new AllHaveSeen();
    let isDone = false;
    const done = all
      .after(() => null)
      .then((ms) => {
        isDone = true;
        return ms;
      });
    for (let seen = 0; seen < 3; seen++) all.one();
    await new Promise(setImmediate);
    expect(isDone).toBe(false);
    all.one();
    expect(await done).toBeGreaterThan(0);
  });

  it('that was refused ends the run, and two at once are a mistake', async () => {
    const all = new AllHaveSeen();
    const refused = all.after(() => Promise.reject(new Error('refused: stale')));
    await expect(all.after(() => null)).rejects.toThrow('has not been seen by all yet');
    await expect(refused).rejects.toThrow('refused: stale');
    for (let seen = 0; seen < 4; seen++) all.one();
  });
});
