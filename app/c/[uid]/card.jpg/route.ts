import { readCreator } from '@/features/profile/server/service';
import { creatorShareFacts } from '@/features/profile/model/share-facts';
import { shareMark } from '@/server/site/mark';
import { pictureAnswer } from '../../../_lib/picture-answer';

/** The share picture of a creator's page. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/c/[uid]/card.jpg'>,
): Promise<Response> {
  const { uid } = await params;
  return pictureAnswer(
    request,
    readCreator(uid).then((creator) => creator && creatorShareFacts(creator, shareMark())),
  );
}
