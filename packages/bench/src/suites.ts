import { botsSuite } from './bots/suite';
import { clientSuite } from './client/suite';
import { clusterSuite } from './cluster/suite';
import { rulesSuite } from './rules/suite';
import { serverSuite } from './server/suite';
import type { Suite } from './suite';

/** Every suite, in the order in which their sections are read. */
export const SUITES: readonly Suite[] = [rulesSuite, serverSuite, clusterSuite, botsSuite, clientSuite];
