/** All that the page, the house and the games have to say. */
export { en as all } from '.';
export { en as house } from '@pampa/texts/en';
