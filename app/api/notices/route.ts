import { createTranslator } from 'use-intl/core';
import { GUIDE_REPORT_FIELDS } from '@/features/site/guide-reports/constants';
import { guideReportInput } from '@/features/site/guide-reports/schema';
import { countGuideReport, sendGuideReport } from '@/features/site/server/guide-reports/service';
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
    await countGuideReport(visitor);
    const fields = GUIDE_REPORT_FIELDS.map((name) => [name, read(name) ?? '']);
    await sendGuideReport(
      projectUid,
      validate(guideReportInput, Object.fromEntries(fields)),
      visitor,
    );
    return new Response(null, {
      status: 303,
      headers: { Location: paths.guideReportSent(projectUid), 'Cache-Control': 'no-store' },
    });
  } catch (error) {
    const { locale } = visitor;
    const t = createTranslator({ locale, messages: messagesFor(locale), namespace: 'guideReport' });
    const sentence = (reason: string) => t('refused', { reason });
    return plainRefusal(error, { locale, path: paths.guideReportForm, sentence });
  }
}
