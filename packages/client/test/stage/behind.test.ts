import { step, table, viewOf } from './support/slow-scene';

describe('how far the picture is', () => {
  test('is said from the first step on, and no more when the truth is shown', async () => {
    const { player, lasts } = table();
    player.follow({ seq: 0, view: viewOf(0) });
    expect(player.behind.value).toBeNull();
    player.hear(step(1, { seat: 1 }));
    player.hear(step(2));
    expect(player.behind.value).toMatchObject({ begun: 1, seat: 1, before: { seq: 0 }, after: { seq: 1 } });
    await lasts(100);
    expect(player.behind.value).toMatchObject({ begun: 2, before: { seq: 1 } });
    await lasts(100);
    expect(player.behind.value).toBeNull();
  });

  test('is said event by event, for as long as the step is shown', async () => {
    const { player, scene, lasts } = table();
    player.follow({ seq: 0, view: viewOf(0) });
    player.hear(step(1));
    expect(player.behind.value).toMatchObject({ begun: 1, events: 0 });
    scene.tell(2);
    expect(player.behind.value).toMatchObject({ begun: 1, events: 2 });
    await lasts(100);
    scene.tell(3);
    expect(player.behind.value).toBeNull();
  });

  test('is nothing to wait for where nothing moves, and after a cut', async () => {
    const still = table({ pace: 0 });
    still.player.follow({ seq: 0, view: viewOf(0) });
    still.player.hear(step(1));
    await still.moments();
    expect(still.player.behind.value).toBeNull();
    const { player, moments } = table();
    player.follow({ seq: 0, view: viewOf(0) });
    player.hear(step(1));
    player.cut();
    expect(player.behind.value).toBeNull();
    await moments();
    expect(player.behind.value).toBeNull();
  });

  test('what is shown again has been told before', async () => {
    const { player, lasts } = table();
    player.follow({ seq: 0, view: viewOf(0) });
    player.hear(step(1));
    await lasts(100);
    player.showAgain();
    expect(player.behind.value).toBeNull();
    player.hear(step(2));
    expect(player.behind.value).toMatchObject({ begun: 2, before: { seq: 1 } });
  });
});
