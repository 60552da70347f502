export { es as all } from '.';
export { es as house } from '@pampa/texts/es';
