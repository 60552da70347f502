export { play } from './play';
