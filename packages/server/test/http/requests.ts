import { PROTOCOL_VERSION } from '@pampa/protocol';

export const TOKEN = 'AAAAAAAAAAAAAAAAAAAAAA';

export const NEW_TABLE = {
  protocol: PROTOCOL_VERSION,
  rules: { 'el-gaucho': 1 },
  game: 'el-gaucho',
  name: 'Ana',
  token: TOKEN,
};

export const JOIN = { protocol: PROTOCOL_VERSION, rules: { 'el-gaucho': 1 }, token: TOKEN };
