import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { expect } from './fixtures';

const folder = path.join(process.env.E2E_DATA_DIR ?? '', 'mail');

/**
 * The link of the newest email of a kind ('recovery', 'confirmation') to an address, once it is
 * written.
 */
export async function emailLinkFor(email: string, kind: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => (link = await newestLink(email, kind)), {
      timeout: 30_000,
      message: `a ${kind} mail to ${email}`,
    })
    .toBeDefined();
  return link ?? '';
}

/** The HTML of the newest email of a kind to an address, once it is written. */
export async function emailHtmlFor(email: string, kind: string): Promise<string> {
  let html: string | undefined;
  await expect
    .poll(
      async () => {
        const mail = await newestMail(email, kind);
        html = mail === undefined ? undefined : (await PostalMime.parse(mail)).html;
        return html;
      },
      { timeout: 30_000, message: `a ${kind} mail to ${email}` },
    )
    .toBeDefined();
  return html ?? '';
}

async function newestLink(email: string, kind: string): Promise<string | undefined> {
  const mail = await newestMail(email, kind);
  return mail === undefined ? undefined : /https?:\/\/\S+\?token=[\w%-]+/.exec(plain(mail))?.[0];
}

/** As stored in the folder. */
async function newestMail(email: string, kind: string): Promise<string | undefined> {
  const names = (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith(`-${kind}.eml`))
    .sort()
    .reverse();
  for (const name of names) {
    const mail = await readFile(path.join(folder, name), 'utf8');
    if (plain(mail).includes(email)) return mail;
  }
  return undefined;
}

// Quoted-printable, the encoding of emails.
const plain = (mail: string) =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
