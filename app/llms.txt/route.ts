import { connection } from 'next/server';
import { llmsText } from '@/features/explore/server/text-lists';
import { PLAIN, textAnswer } from '../_lib/text-answer';

/** A summary of the site for programs that answer for people. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  return textAnswer(
    request,
    PLAIN,
    llmsText().then((text) => ({ text })),
  );
}
