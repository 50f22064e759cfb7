import { createTranslator } from 'use-intl/core';
import { NOTICE_FIELDS } from '@/features/site/notices/constants';
import { noticeInput } from '@/features/site/notices/schema';
import { countNotice, sendNotice } from '@/features/site/server/notices/service';
import { errorText } from '@/i18n/error-text';
import { messagesFor } from '@/i18n/messages';
import { logger } from '@/server/logging/logger';
import { paths } from '@/shared/addresses/paths';
import { validate } from '@/shared/http/validate';
import { toAppError } from '../../v1/_lib/response';
import { readOwnForm, formVisitor } from '../_lib/own-form';

/** The report of a guide without scripts: redirects to the thanks, or says why it was refused. */
export async function POST(request: Request): Promise<Response> {
  const visitor = formVisitor(request);
  try {
    const read = await readOwnForm(request);
    const projectUid = read('projectUid') ?? '';
    await countNotice(visitor);
    const fields = NOTICE_FIELDS.map((name) => [name, read(name) ?? '']);
    await sendNotice(projectUid, validate(noticeInput, Object.fromEntries(fields)), visitor);
    return new Response(null, {
      status: 303,
      headers: { Location: paths.noticeSent(projectUid), 'Cache-Control': 'no-store' },
    });
  } catch (error) {
    const known = toAppError(error);
    if (known.code === 'internal')
      logger.error('request_failed', error, { path: paths.noticeForm });
    const { locale } = visitor;
    const t = createTranslator({ locale, messages: messagesFor(locale), namespace: 'notice' });
    return new Response(`${t('refused', { reason: errorText(locale, known) })}\n`, {
      status: known.status,
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Content-Language': locale,
        'Cache-Control': 'no-store',
      },
    });
  }
}
