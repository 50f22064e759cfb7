import { readShareFacts } from '@/features/projects/server/share-picture';
import { pictureAnswer } from '../../../_lib/picture-answer';

/** The preview picture of a published project; of a private one too, because everyone with the link can open it. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/p/[projectUid]/card.jpg'>,
): Promise<Response> {
  const lang = new URL(request.url).searchParams.get('lang') ?? undefined;
  return pictureAnswer(request, readShareFacts((await params).projectUid, lang));
}
