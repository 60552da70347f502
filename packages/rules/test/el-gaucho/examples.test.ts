import { position } from './support/table';

describe('Actions in the pampa', () => {
  it('example 1: a 5 and a 6 place a gaucho upright on an 11', () => {
    const t = position({ seats: 4, dice: [5, 6], pampa: { 11: 'spotted 11' } });
    t.as('red').stands('spotted 11', [5, 6]);
    expect(t.at(11)).toBe('spotted 11 red');
    expect(t.supply('red')).toBe(6);
  });
});
