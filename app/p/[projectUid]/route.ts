import { readGuideText } from '@/features/transfer/server/export/published-text';
import { beforeEnding, MARKDOWN, textAnswer } from '../../_lib/text-answer';

/** A published guide as Markdown, at `/p/{projectUid}.md`. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/p/[projectUid]'>,
): Promise<Response> {
  const lang = new URL(request.url).searchParams.get('lang') ?? undefined;
  const projectUid = beforeEnding((await params).projectUid);
  return textAnswer(request, MARKDOWN, () => readGuideText(projectUid, lang));
}
