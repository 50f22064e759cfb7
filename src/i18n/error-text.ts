import { createTranslator } from 'use-intl/core';
import { env } from '@/server/env/env';
import type { AppError, FieldProblem } from '@/shared/http/app-error';
import type { ErrorCode } from '@/shared/http/error-codes';
import { PROJECT_LANGUAGES, type Locale } from '@/shared/interface/languages';
import { PICTURE_FORMATS } from '@/shared/pictures/picture-formats';
import { choiceList } from '@/shared/text/word-lists';
import { paths } from '@/shared/addresses/paths';
import { siteName } from './operator-settings';
import { messagesFor, type Messages } from './messages';

type FieldKey = keyof Messages['validation'];

/** Explains an error and its remedy, in the user's language. */
export function errorText(
  locale: Locale,
  error: Pick<AppError, 'code' | 'retryAfterSeconds'> & Partial<Pick<AppError, 'reason'>>,
): string {
  if (error.reason) {
    const reasons = createTranslator({
      locale,
      messages: messagesFor(locale),
      namespace: 'errorReasons',
    });
    return reasons(error.reason, { address: env().publicUrl, developers: paths.developers });
  }
  const t = createTranslator({ locale, messages: messagesFor(locale), namespace: 'errors' });
  const minutes = Math.max(1, Math.ceil((error.retryAfterSeconds ?? 60) / 60));
  return t(error.code satisfies ErrorCode, {
    minutes,
    formats: choiceList(PICTURE_FORMATS, locale),
  });
}

/** Why one field was refused. */
export function fieldText(locale: Locale, { key, values }: FieldProblem): string {
  const t = createTranslator({ locale, messages: messagesFor(locale), namespace: 'validation' });
  const known = key in messagesFor(locale).validation ? (key as FieldKey) : 'invalid';
  return t(known, {
    max: 0,
    min: 0,
    site: siteName(),
    formats: choiceList(PICTURE_FORMATS, locale),
    languages: choiceList(PROJECT_LANGUAGES, locale),
    ...values,
  });
}
