import { parseArgs } from 'node:util';
import { PlainError } from '@/server/plain-error';
import { Client, Refusal } from './client';
import { backups, testMail } from './commands/backups';
import { create } from './commands/create';
import { exportGuides } from './commands/export';
import { fetchSite } from './commands/fetch';
import { importGuides } from './commands/import';
import { invite } from './commands/invite';
import { labels } from './commands/labels';
import { list } from './commands/list';
import { login } from './commands/login';
import { figures, log, operate } from './commands/operate';
import { idsFrom, publish } from './commands/publish';
import { site } from './commands/site';
import { findAccess, forgetAccess } from './config';
import { makeOutput, type Output } from './output';
import { USAGE } from './usage';

const OPTIONS = {
  server: { type: 'string' },
  'allow-http': { type: 'boolean' },
  status: { type: 'string' },
  all: { type: 'boolean' },
  output: { type: 'string', short: 'o' },
  force: { type: 'boolean' },
  mode: { type: 'string' },
  publish: { type: 'boolean' },
  uses: { type: 'string' },
  days: { type: 'string' },
  reason: { type: 'string' },
  kind: { type: 'string' },
  lang: { type: 'string' },
  to: { type: 'string' },
  out: { type: 'string' },
  token: { type: 'string' },
  only: { type: 'string' },
  private: { type: 'boolean' },
  yes: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;
/** The options of each command, besides --json and --help. */
const TAKEN: Record<string, readonly (keyof typeof OPTIONS)[]> = {
  login: ['server', 'allow-http'],
  logout: [],
  list: ['status'],
  create: [],
  export: ['all', 'output', 'force'],
  import: ['mode', 'publish'],
  fetch: ['out', 'token', 'only', 'private', 'yes', 'force'],
  publish: [],
  unpublish: [],
  operator: [],
  doctor: [],
  invite: ['uses', 'days'],
  site: [],
  messages: ['status'],
  mails: ['status'],
  'test-mail': [],
  backups: [],
  verified: ['reason'],
  notices: ['status', 'reason'],
  accounts: ['status', 'reason', 'to'],
  guides: ['status', 'reason'],
  labels: ['kind', 'lang', 'to'],
  log: [],
  figures: [],
  help: [],
};

type Asked = { command: string; names: string[]; options: ReturnType<typeof parse>['values'] };
const parse = (args: string[]) => parseArgs({ args, allowPositionals: true, options: OPTIONS });

function understood(args: string[]): Asked {
  try {
    const {
      values,
      positionals: [command = 'help', ...names],
    } = parse(args);
    const taken = TAKEN[command];
    if (!taken) throw new Error(`There is no command ${command}.`);
    const foreign = Object.keys(values).find((name) => !['json', 'help', ...taken].includes(name));
    if (foreign !== undefined) throw new Error(`${command} does not take --${foreign}.`);
    return { command: values.help ? 'help' : command, names, options: values };
  } catch (error) {
    // Node's own messages have no full stop at the end.
    const message = (error as Error).message.replace(/\.?$/, '.');
    throw new PlainError(message, 'makerstep help lists the commands and their options.');
  }
}

/**
 * At least one argument.
 * @throws {PlainError}
 */
function some(names: readonly string[], what: string): readonly string[] {
  if (names.length > 0) return names;
  throw new PlainError(`Which ${what}?`, 'makerstep help shows how to use it.');
}

/** @throws {PlainError} when there are more arguments */
function only([first = '', ...others]: readonly string[], message: string): string {
  if (others.length === 0) return first;
  throw new PlainError(message, 'Use a loop of your shell.');
}

async function run({ command, names, options }: Asked, output: Output): Promise<number> {
  if (command === 'help') {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  if (command === 'login')
    return login(
      {
        server: options.server ?? process.env.MAKERSTEP_URL,
        isHttpAllowed: options['allow-http'] === true,
      },
      output,
    );
  if (command === 'logout') {
    await forgetAccess(process.env);
    output.say('The token is forgotten here. Revoke it in the settings, if nothing else uses it.');
    return 0;
  }
  // From another site: needs neither a Makerstep nor its token.
  if (command === 'fetch')
    return fetchSite(
      {
        address: only(some(names, 'site'), 'Fetch takes one site at a time.'),
        out: options.out,
        token: options.token,
        only: options.only,
        isPrivate: options.private === true,
        isSure: options.yes === true,
        isForced: options.force === true,
      },
      output,
    );
  // On the machine itself: needs its database, and no token.
  if (command === 'operator') return (await import('./commands/operator')).operator(names, output);
  if (command === 'accounts' && names[0] === 'remove-second-step')
    return (await import('./commands/second-step')).removeSecondStep(names.slice(1), output);
  if (command === 'doctor') return (await import('./commands/doctor')).doctor(names, output);
  const client = new Client(await findAccess(process.env), output.beside);
  switch (command) {
    case 'list':
      return list(client, options.status, output);
    case 'create':
      return create(client, some(names, 'file'), output);
    case 'export':
      return exportGuides(
        client,
        {
          ids: names,
          isAll: options.all === true,
          to: options.output,
          isForced: options.force === true,
        },
        output,
      );
    case 'import':
      return importGuides(
        client,
        only(
          some(names, 'file or folder'),
          'Import takes one file or folder at a time, and has taken none of these.',
        ),
        { mode: options.mode, publish: options.publish === true },
        output,
      );
    case 'site':
      return site(client, names, output);
    case 'invite':
      return invite(client, names, { uses: options.uses, days: options.days }, output);
    case 'backups':
      return backups(client, names, output);
    case 'test-mail':
      return testMail(client, names, output);
    case 'mails':
    case 'messages':
    case 'accounts':
    case 'guides':
    case 'verified':
    case 'notices':
      return operate(
        client,
        { command, names },
        { status: options.status, reason: options.reason, to: options.to },
        output,
      );
    case 'labels':
      return labels(
        client,
        names,
        { kind: options.kind, lang: options.lang, to: options.to },
        output,
      );
    case 'log':
      return log(client, output);
    case 'figures':
      return figures(client, output);
    default:
      return publish(
        client,
        command as 'publish' | 'unpublish',
        some(await idsFrom(names), 'guides'),
        output,
      );
  }
}

/**
 * Runs a command.
 * @returns the exit code
 */
export async function main(args: string[]): Promise<number> {
  const output = makeOutput(args.includes('--json'));
  try {
    return await run(understood(args), output);
  } catch (error) {
    if (!(error instanceof PlainError || error instanceof Refusal)) throw error;
    output.beside(error.message);
    output.sayJson({
      error: { code: error instanceof Refusal ? error.code : 'failed', message: error.message },
    });
    return 1;
  }
}
