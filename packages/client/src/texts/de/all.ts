export { de as all } from '.';
export { de as house } from '@pampa/texts/de';
