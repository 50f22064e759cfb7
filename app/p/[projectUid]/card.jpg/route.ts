import { readShareFacts } from '@/features/projects/server/share-picture';
import { pictureAnswer } from '../../../_lib/picture-answer';

/** The share picture of a published project; of a private one too, as its page opens for who holds the link. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/p/[projectUid]/card.jpg'>,
): Promise<Response> {
  return pictureAnswer(request, readShareFacts((await params).projectUid));
}
