import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BackupsView } from '@/features/site/backups/schema';
import type { JoiningView } from '@/features/site/joining/schema';
import type { SettingsView } from '@/features/site/identity/schema';
import { PICTURE_FORMATS, pictureTypeOf } from '@/shared/pictures/picture-formats';
import type { SignResponse } from '@/features/uploads/schema';
import { PlainError } from '@/server/plain-error';
import { DEFAULT_LOCALE, LOCALES } from '@/shared/interface/languages';
import { SITE_PARTS } from '@/shared/site/settings';
import { choiceList } from '@/shared/text/word-lists';
import { type Client, Refusal } from '../client';
import type { Output } from '../output';

const SETTINGS = '/site/settings';
const JOINING = '/site/joining';
const BACKUPS = '/site/backups';

type Read = (text: string, client: Client) => unknown;
const orNull: Read = (text) => (text === '' ? null : text);
const numberOrNull: Read = (text) => (text === '' ? null : Number(text));
const list: Read = (text) => text.split(',').filter(Boolean);
const SWITCH: Record<string, boolean | null> = { on: true, off: false, '': null };
/** Anything else is refused by the server, in its words. */
const onOff: Read = (text) => (text in SWITCH ? SWITCH[text] : text);
const text: Read = (given) =>
  given.startsWith('@') ? readFile(given.slice(1), 'utf8').catch(unreadable) : given;
const fileOrList: Read = async (given, client) =>
  String(await text(given, client))
    .split(/[\s,]+/)
    .filter(Boolean);
const ofEach = (group: string, keys: readonly string[], read: Read) =>
  Object.fromEntries(keys.map((key) => [`${group}.${key}`, read]));

/** The fields of the calls, and what a typed value means. */
const FIELDS: Record<string, Read> = {
  name: (given) => given,
  logo: (given, client) => (given === '' ? null : sendLogo(given.replace(/^@/, ''), client)),
  accent: orNull,
  ...ofEach('imprint', LOCALES, text),
  ...ofEach('legal', LOCALES, text),
  ...ofEach('footerText', LOCALES, text),
  ...ofEach('aboutText', LOCALES, text),
  ...ofEach('rules', LOCALES, text),
  refusedWords: fileOrList,
  refusedDomains: fileOrList,
  links: (given, client) => (given === '' ? null : list(given, client)),
  language: orNull,
  readers: (given) => given,
  ...ofEach('shows', SITE_PARTS, onOff),
  'backups.hour': numberOrNull,
  'backups.keep': numberOrNull,
  'backups.place': (given) => given,
  'backups.rehearse': onOff,
  'joining.mode': (given) => given,
  'joining.domains': list,
};

/** Shows or changes what the site is called and looks like, who may read it and who may join. */
export async function site(
  client: Client,
  [verb = 'show', ...given]: readonly string[],
  output: Output,
): Promise<number> {
  if (!(verb === 'show' ? given.length === 0 : verb === 'set' && given.length > 0))
    throw new PlainError(
      'That is no whole command.',
      'Use makerstep site show, or makerstep site set FIELD=VALUE …',
    );
  const patch: Record<string, unknown> = {};
  for (const one of given) await put(patch, one, client);
  const { joining, backups, ...settings } = patch;
  if (Object.keys(settings).length > 0) await client.json('PATCH', SETTINGS, { body: settings });
  if (joining !== undefined) await client.json('PATCH', JOINING, { body: joining });
  if (backups !== undefined) await client.json('PATCH', BACKUPS, { body: backups });
  return show(client, output);
}

async function show(client: Client, output: Output): Promise<number> {
  const settings = await client.json<SettingsView>('GET', SETTINGS);
  const joining = await client.json<JoiningView>('GET', JOINING);
  const { hour, keep, place, rehearse } = await client.json<BackupsView>('GET', BACKUPS);
  const all = { ...settings, joining, backups: { hour, keep, place, rehearse } };
  for (const field of Object.keys(FIELDS)) output.say(`${field}\t${shown(all, field)}`);
  output.sayJson(all);
  return 0;
}

/** Puts `group.field=value` into the body of a call. */
async function put(body: Record<string, unknown>, given: string, client: Client): Promise<void> {
  const [field = '', ...rest] = given.split('=');
  const read = FIELDS[field];
  if (!read || rest.length === 0)
    throw new PlainError(
      `${given} is no FIELD=VALUE.`,
      `The fields are ${Object.keys(FIELDS).join(', ')}.`,
      { kept: 'Nothing was changed.' },
    );
  const value = await read(rest.join('='), client);
  const [group = '', key] = field.split('.');
  body[group] = key === undefined ? value : { ...(body[group] as object), [key]: value };
}

function shown(all: object, field: string): string {
  const value = field
    .split('.')
    .reduce<unknown>((found, key) => (found as Record<string, unknown> | null)?.[key], all);
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (Array.isArray(value)) return value.join(',');
  const { url = value } = (value ?? {}) as { url?: unknown };
  return String(url ?? '').replace(/\s+/g, ' ');
}

async function sendLogo(file: string, client: Client): Promise<{ name: string; url: string }> {
  const bytes = new Uint8Array(await readFile(file).catch(unreadable));
  const fileType = pictureTypeOf(bytes);
  if (!fileType)
    throw new PlainError(
      `${file} is no picture.`,
      `Use ${choiceList(PICTURE_FORMATS, DEFAULT_LOCALE)}.`,
    );
  const name = path.basename(file);
  const { returnData } = await client.json<SignResponse>('POST', '/dashboard/sign-url/avatar', {
    body: { fileName: name, fileType },
  });
  const { ok, status } = await fetch(returnData.signedRequest, {
    method: 'PUT',
    headers: returnData.headers,
    body: bytes,
  });
  if (!ok)
    throw new Refusal(
      status,
      'not_uploaded',
      `${file} was refused (${status}). Is it 2 MB at most?`,
    );
  return { name, url: returnData.key };
}

function unreadable({ message }: Error): never {
  throw new PlainError(`A file cannot be read: ${message}.`, 'Check the path and its permissions.');
}
