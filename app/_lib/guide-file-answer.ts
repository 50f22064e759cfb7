import { createTranslator } from 'use-intl/core';
import { readGuideFile, type TooManyPictures } from '@/features/transfer/server/export/guide-file';
import { FILE_PICTURES_MAX_BYTES } from '@/features/transfer/export/model/guide-file/file-pictures';
import { messagesFor } from '@/i18n/messages';
import { countAttempt } from '@/server/rate-limit';
import { visitorOf } from '@/features/auth/server/visitor';
import { hasTag } from '@/server/http/response-cache/encoded-response';
import { REFUSAL_POLICY } from '@/server/http/refusal-page';
import { machinePaths } from '@/shared/addresses/machine-paths';
import { paths } from '@/shared/addresses/paths';
import { inLargestUnit } from '@/shared/text/data-size';
import { escapeHtml } from '@/shared/text/escape-html';
import { PLAIN_STYLE } from '@/shared/text/plain-style';
import { forReaders, localeOf, orRefusal } from './text-answer';
import { streamedBody } from './streamed-body';

const HTML = 'text/html; charset=utf-8';
const TOO_LARGE = 422;

/**
 * A published guide as one document to download. 304 for clients that have it; 422 with a page that
 * offers it without pictures where those are too large; refusals as those of its Markdown.
 */
export async function guideFileAnswer(request: Request, projectUid: string): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const lang = searchParams.get('lang') ?? undefined;
  const condition = request.headers.get('if-none-match') ?? undefined;
  return orRefusal(request, async () => {
    const file = await readGuideFile(projectUid, lang, {
      hasPictures: searchParams.get('pictures') !== 'none',
      madeFor: searchParams.get('for'),
    });
    if ('pictureBytes' in file) return tooLarge(request, projectUid, file);
    const headers = {
      // Not compressed on its way: pictures are, and the tag is of these bytes.
      'Cache-Control': 'no-cache, no-transform',
      ETag: file.etag,
      ...forReaders(file.canonical),
      'Content-Disposition': `attachment; filename="${file.fileName}"`,
      'Content-Security-Policy': `${file.policy}; frame-ancestors 'none'; sandbox`,
    };
    if (hasTag(condition, file.etag)) return new Response(null, { status: 304, headers });
    const whole = { ...headers, 'Content-Type': HTML };
    if (request.method === 'HEAD') return new Response(null, { headers: whole });
    const { key } = visitorOf(request.headers, localeOf(request));
    await countAttempt({ name: 'guide-file', visitor: key });
    const body = await streamedBody(file.open());
    return new Response(body, { headers: whole });
  });
}

function tooLarge(request: Request, projectUid: string, file: TooManyPictures): Response {
  const locale = localeOf(request);
  const t = createTranslator({ locale, messages: messagesFor(locale), namespace: 'guideFile' });
  const size = (bytes: number) => {
    const { value, unit } = inLargestUnit(bytes);
    return new Intl.NumberFormat(locale, { style: 'unit', unit }).format(value);
  };
  const text = t('tooLargeText', {
    size: size(file.pictureBytes),
    max: size(FILE_PICTURES_MAX_BYTES),
  });
  const link = (path: string, words: string) =>
    `<a href="${escapeHtml(path)}">${escapeHtml(words)}</a>`;
  return new Response(
    `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(t('tooLarge'))}</title><style>${PLAIN_STYLE}</style></head><body><main><h1>${escapeHtml(t('tooLarge'))}</h1><p>${escapeHtml(text)}</p>` +
      `${link(machinePaths.guideFile(projectUid, file.lang, 'none'), t('withoutPictures'))}${link(paths.project(projectUid), t('toGuide'))}</main></body></html>`,
    {
      status: TOO_LARGE,
      headers: {
        'Content-Type': HTML,
        'Cache-Control': 'no-cache',
        'X-Robots-Tag': 'noindex',
        'Content-Security-Policy': REFUSAL_POLICY,
      },
    },
  );
}
