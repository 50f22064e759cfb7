import { readCreatorText } from '@/features/explore/server/text-lists';
import { markdownRoute } from '../../_lib/text-answer';

/** The guides of a creator as a list in Markdown, at `/c/{uid}.md`. */
export const GET = markdownRoute(readCreatorText);
