/** The rules of all games, to be loaded apart: a lobby needs none of them. */
export { GAMES } from '@pampa/rules';
