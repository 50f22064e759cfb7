import { commandLine } from './command-line';
import { embedding } from './embedding';
import { formats } from './formats';
import type { Guide } from './guide';
import { keepUp } from './keep-up';
import { publishFromAScript } from './publish-from-a-script';
import { webhooks } from './webhooks';

export const GUIDES: readonly Guide[] = [
  publishFromAScript,
  commandLine,
  formats,
  keepUp,
  webhooks,
  embedding,
];
