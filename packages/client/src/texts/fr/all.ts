export { fr as all } from '.';
export { fr as house } from '@pampa/texts/fr';
