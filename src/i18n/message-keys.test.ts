import { describe, expect, it } from 'vitest';
import { REFUSAL_REASONS } from '@/features/transfer/constants';
import { ERROR_STATUS } from '@/shared/http/error-codes';
import { methodNotAllowed, REFUSALS } from '@/server/http/refusals';
import { flatten } from '@/testing/texts/flat-messages';
import { askedKeys, sourceFiles } from '@/testing/texts/message-keys';
import en from '../../messages/en.json';

const READING_TIMEOUT_MS = 60_000;

/** Messages whose key comes from another file than the one that shows them; as few as possible. */
const REACHED_OTHERWISE: Record<string, string> = {
  'common.signedOutElsewhere': 'src/browser/api/session/session-note.ts names it, in another tab',
  'layout.shortcuts.': 'src/i18n/web-manifest.ts takes the group apart',
  'viewer.pause': 'what the reading can do next: src/features/viewer/speech/model/reader.ts',
  'keys.': 'by the table of keys; compared with it in src/ui/layout/keyboard/key-table.test.ts',
  'validation.': 'problems of fields, named by the schemas; each is looked for below',
  'httpErrors.': 'by the code of what the HTTP server refuses; compared with the list below',
  'errors.': 'by the code of the error; compared with the list of codes below',
  'errorReasons.': 'by the reason of the error; the compiler knows that each has its text',
  'importRefusals.':
    'by the reason why something was not imported; compared with the list of reasons below',
  'withdraw.feedback': 'by the kind of what is removed, from the database',
  'withdraw.report': 'by the kind of what is removed, from the database',
};

/** Texts with a password in them, where a site without passwords shows none of them, or means another one. */
const NAME_A_PASSWORD: Record<string, string> = {
  'layout.settingsPassword': 'a link to a page that has another name there',
  'auth.': 'forms that are not there',
  'settings.byPassword': 'sessions that began with one before',
  'settings.account.': 'how to log in, and a form, only where there are passwords',
  'settings.password.': 'the form, and texts with a variant',
  'settings.proof.': 'other ways of proof, only where there are passwords',
  'settings.tokens.madeText': 'a comparison',
  'settings.tokens.yoursText': 'has a variant for sites without passwords',
  'people.handOverPassword': 'asked of an account with a password',
  'site.proof.password': 'asked of an account with a password',
  'site.accounts.mails.recovery': 'a button that is not there',
  'site.mails.kinds.': 'mails that were sent while there were some',
  'mail.recovery.': 'not sent',
  'mail.password_changed.': 'not sent',
  'mail.provider_linked.':
    'names the passwords of the mailbox and of the provider; the one here has a variant',
  'mail.token_made.notYou': 'has a variant for sites without passwords',
  'mail.account_deleted.notYou': 'has a variant for sites without passwords',
  'validation.': 'fields for passwords, and addresses of webhooks',
  'errors.wrong_credentials': 'answers to calls that are refused before',
  'errors.passwords_off': 'says that there are none',
  'errors.fresh_sign_in_required': 'has a variant in errorReasons',
  'webhooks.problem.credentials': 'part of an address',
  'importRefusals.archive_encrypted': 'of a file',
  'importRefusals.word_protected': 'of a file',
  'site.health.found.mailRefused': 'of the mail server',
  'privacy.sections.providers.text': 'of the provider',
  'developers.sections.authority.text': 'what ends a token anywhere',
};

describe('texts', { timeout: READING_TIMEOUT_MS }, () => {
  const texts = flatten(en);
  const files = [...['app', 'src'].flatMap(sourceFiles), 'middleware.ts'];
  const asked = files.map((file) => askedKeys(file, (key) => key in texts));

  it('are all used', () => {
    const keys = new Set(asked.flatMap((each) => [...each.keys]));
    const patterns = asked.flatMap((each) => each.patterns);
    const isListed = (key: string) =>
      Object.keys(REACHED_OTHERWISE).some((listed) =>
        listed.endsWith('.') ? key.startsWith(listed) : key === listed,
      );
    const isAsked = (key: string) => keys.has(key) || patterns.some((pattern) => pattern.test(key));
    expect(Object.keys(texts).filter((key) => !isAsked(key) && !isListed(key))).toEqual([]);
    // Exceptions that are no longer needed are listed nowhere.
    expect(
      Object.keys(REACHED_OTHERWISE).filter(
        (listed) => !Object.keys(texts).some((key) => key.startsWith(listed) && !isAsked(key)),
      ),
    ).toEqual([]);
    expect(keys.size).toBeGreaterThan(700);
  });

  it('of errors match the error codes exactly', () => {
    expect(Object.keys(en.errors).sort()).toEqual(Object.keys(ERROR_STATUS).sort());
  });

  it('name a password only where there are some', () => {
    const naming = Object.entries(texts).filter(
      // A choice between both kinds of sites, and what no log holds.
      ([, text]) => /password/i.test(text) && !/\{passwords, select/.test(text),
    );
    const isListed = (key: string) =>
      Object.keys(NAME_A_PASSWORD).some((listed) => key.startsWith(listed));
    expect(naming.map(([key]) => key).filter((key) => !isListed(key))).toEqual([]);
  });

  it('of import refusals match their reasons', () => {
    expect(Object.keys(en.importRefusals).sort()).toEqual([...REFUSAL_REASONS].sort());
  });

  it("of the HTTP server's error responses match their codes", () => {
    expect(Object.keys(en.httpErrors).sort()).toEqual(
      [
        ...new Set([...Object.values(REFUSALS), methodNotAllowed('')].map(({ code }) => code)),
      ].sort(),
    );
  });

  it('of fields belong to a schema or a form', () => {
    const words = new Set(asked.flatMap((each) => [...each.words]));
    expect(Object.keys(en.validation).filter((key) => !words.has(key))).toEqual([]);
  });
});
