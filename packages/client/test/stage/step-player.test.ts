import { LONGEST_WAIT_MS, MOST_WAITING } from '../../src/stage/step-player';
import { step, table, viewOf } from './support/slow-scene';

describe('what is played', () => {
  test('a late client begins with the truth and sees what comes after it', async () => {
    const { scene, player, lasts } = table();
    player.follow({ seq: 4, view: viewOf(4) });
    player.hear(step(3));
    player.hear(step(5));
    await lasts(300);
    expect(scene.log).toEqual(['show 4', 'play 5']);
    expect(scene.shown).toBe(5);
  });

  test('steps are played one after the other, in order', async () => {
    const { scene, player, lasts } = table();
    player.follow({ seq: 0, view: viewOf(0) });
    player.hear(step(1));
    player.hear(step(2));
    expect(scene.log).toEqual(['show 0', 'play 1']);
    await lasts(300);
    await lasts(300);
    expect(scene.log).toEqual(['show 0', 'play 1', 'play 2']);
  });

  test('it says that something moves from the first step to the end of the last', async () => {
    const { player, lasts } = table();
    player.follow({ seq: 0, view: viewOf(0) });
    expect(player.isPlaying.value).toBe(false);
    player.hear(step(1));
    player.hear(step(2));
    await lasts(300);
    expect(player.isPlaying.value).toBe(true);
    await lasts(300);
    expect(player.isPlaying.value).toBe(false);
  });

  test('the moment a step leads to does not cut the step, whether it comes before or after it', async () => {
    const { scene, player, lasts } = table();
    player.follow({ seq: 0, view: viewOf(0) });
    const first = step(1);
    player.hear(first);
    player.follow({ seq: 1, view: first.after });
    await lasts(300);
    expect(scene.log).toEqual(['show 0', 'play 1']);
  });

  test('the same moment with another view is shown: somebody has got a seat, and sees what it holds', () => {
    const { scene, player } = table();
    player.follow({ seq: 1, view: viewOf(1) });
    player.follow({ seq: 1, view: viewOf(1) });
    expect(scene.log).toEqual(['show 1', 'show 1']);
  });

  test('a moment no step has led to is shown at once, whatever is on its way', async () => {
    const { scene, player, moments } = table();
    player.follow({ seq: 0, view: viewOf(0) });
    player.hear(step(1));
    player.follow({ seq: 9, view: viewOf(9) });
    expect(scene.shown).toBe(9);
    await moments();
    expect(scene.shown).toBe(9);
    expect(player.isSettled).toBe(true);
  });

  test('who missed steps is shown the view before the next one', async () => {
    const { scene, player, lasts } = table();
    player.follow({ seq: 0, view: viewOf(0) });
    player.hear(step(3));
    await lasts(300);
    expect(scene.log).toEqual(['show 0', 'show 2', 'play 3']);
  });
});

describe('falling behind', () => {
  test('what waits hurries what is played', async () => {
    const { scene, player, lasts } = table();
    player.follow({ seq: 0, view: viewOf(0) });
    for (const seq of [1, 2, 3]) player.hear(step(seq));
    for (let i = 0; i < 3; i++) await lasts(300);
    expect(scene.log).toEqual(['show 0', 'play 1', 'play 2 at 1.5', 'play 3']);
  });

  test('too many steps at once are cut to the truth', async () => {
    const { scene, player, moments } = table();
    player.follow({ seq: 0, view: viewOf(0) });
    for (let seq = 1; seq <= MOST_WAITING + 2; seq++) player.hear(step(seq));
    await moments();
    expect(scene.shown).toBe(MOST_WAITING + 2);
    expect(scene.log.filter((line) => line.startsWith('play'))).toEqual(['play 1']);
    expect(player.isSettled).toBe(true);
  });

  test('a step that has waited too long is cut to the truth, and the next one is played again', async () => {
    const { scene, player, lasts } = table();
    player.follow({ seq: 0, view: viewOf(0) });
    player.hear(step(1));
    player.hear(step(2));
    await lasts(LONGEST_WAIT_MS + 1);
    expect(scene.shown).toBe(2);
    player.hear(step(3));
    await lasts(300);
    expect(scene.log).toEqual(['show 0', 'play 1', 'show 2', 'play 3']);
  });

  test('nothing is played while pace is 0: a hidden tab, reduced motion', async () => {
    const { scene, clock, player, moments } = table({ pace: 0 });
    player.follow({ seq: 0, view: viewOf(0) });
    player.hear(step(1));
    player.hear(step(2));
    await moments();
    expect(scene.shown).toBe(2);
    expect(scene.log).toEqual(['show 0', 'show 1', 'show 2']);
    clock.pace = 1;
    player.hear(step(3));
    expect(scene.log.at(-1)).toBe('play 3');
  });

  test('hiding the tab in the middle of a step shows the truth, and keeps it', async () => {
    const { scene, player, moments } = table();
    player.follow({ seq: 0, view: viewOf(0) });
    player.hear(step(1));
    player.hear(step(2));
    player.cut();
    expect(scene.shown).toBe(2);
    await moments();
    expect(scene.shown).toBe(2);
    expect(player.isSettled).toBe(true);
  });
});

describe('hands on the player', () => {
  test('a skip ends the step that is played, not the one after it', async () => {
    const { scene, player, moments } = table();
    player.follow({ seq: 0, view: viewOf(0) });
    player.hear(step(1));
    player.hear(step(2));
    player.skip();
    await moments();
    expect(scene.log).toEqual(['show 0', 'play 1', 'skip', 'play 2']);
  });

  test('a skip while nothing is played does nothing', () => {
    const { scene, player } = table();
    player.skip();
    expect(scene.log).toEqual([]);
  });

  test('again shows all that the last one has done, and ends at the truth', async () => {
    const { scene, player, lasts } = table();
    player.follow({ seq: 0, view: viewOf(0) });
    expect(player.canShowAgain.value).toBe(false);
    player.hear(step(1, { seat: 1 }));
    await lasts(300);
    player.hear(step(2));
    await lasts(300);
    player.hear(step(3));
    await lasts(300);
    scene.log.length = 0;
    player.showAgain();
    await lasts(9000);
    await lasts(300);
    expect(scene.log).toEqual(['show 1', 'play 2', 'play 3']);
    expect(scene.shown).toBe(3);
    expect(player.isSettled).toBe(true);
  });

  test('news end what is shown again', async () => {
    const { scene, player, moments, lasts } = table();
    player.follow({ seq: 0, view: viewOf(0) });
    player.hear(step(1));
    await lasts(300);
    player.hear(step(2));
    await lasts(300);
    scene.log.length = 0;
    player.showAgain();
    player.hear(step(3));
    await moments();
    expect(scene.log).toEqual(['show 0', 'play 1', 'skip', 'show 2', 'play 3']);
  });

  test('what was taken back can not be shown again', async () => {
    const { player, lasts } = table();
    player.follow({ seq: 0, view: viewOf(0) });
    player.hear(step(1));
    await lasts(300);
    player.hear(step(2, { undo: 1, action: null, after: viewOf(0) }));
    expect(player.canShowAgain.value).toBe(false);
  });

  test('settled waits until all is played', async () => {
    const { player, lasts } = table();
    player.follow({ seq: 0, view: viewOf(0) });
    let isSettled = false;
    player.hear(step(1));
    player.hear(step(2));
    void player.settled().then(() => (isSettled = true));
    await lasts(300);
    expect(isSettled).toBe(false);
    await lasts(300);
    expect(isSettled).toBe(true);
  });
});

describe('when a scene fails', () => {
  test('the truth is shown, the error reported, and the next step played', async () => {
    const { scene, player, errors, moments, lasts } = table();
    player.follow({ seq: 0, view: viewOf(0) });
    scene.fails = true;
    player.hear(step(1));
    await moments();
    expect(errors).toHaveLength(1);
    expect(scene.shown).toBe(1);
    scene.fails = false;
    player.hear(step(2));
    await lasts(300);
    expect(scene.shown).toBe(2);
    expect(player.isSettled).toBe(true);
  });

  test('whoever has left the table sees nothing of it any more', async () => {
    const { scene, player, moments } = table();
    player.follow({ seq: 0, view: viewOf(0) });
    player.hear(step(1));
    player.hear(step(2));
    player.destroy();
    await moments();
    expect(scene.log).toEqual(['show 0', 'play 1', 'skip']);
  });
});
