import { createTranslator } from 'use-intl/core';
import { NOTICE_FIELDS } from '@/features/site/notices/constants';
import { noticeInput } from '@/features/site/notices/schema';
import { countNotice, sendNotice } from '@/features/site/server/notices/service';
import { messagesFor } from '@/i18n/messages';
import { paths } from '@/shared/addresses/paths';
import { validate } from '@/shared/http/validate';
import { formVisitor, readOwnForm } from '../_lib/own-form';
import { plainRefusal } from '../_lib/plain-refusal';

/** The report of a guide without scripts: redirects to the thanks or to the form with the error. */
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
    const { locale } = visitor;
    const t = createTranslator({ locale, messages: messagesFor(locale), namespace: 'notice' });
    const sentence = (reason: string) => t('refused', { reason });
    return plainRefusal(error, { locale, path: paths.noticeForm, sentence });
  }
}
