import { readGuideText } from '@/features/transfer/server/export/published-text';
import { markdownRoute } from '../../_lib/text-answer';

/** A published guide as Markdown, at `/p/{projectUid}.md`. */
export const GET = markdownRoute(readGuideText);
