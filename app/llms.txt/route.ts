import { llmsText } from '@/features/explore/server/text-lists';
import { PLAIN, textAnswer } from '../_lib/text-answer';

/** A summary of the site for programs that answer for people. */
export const GET = (request: Request): Promise<Response> =>
  textAnswer(request, PLAIN, async () => ({ text: await llmsText() }));
