import type { DraftStep } from '../draft-guide';
import { htmlContent } from '../html/html-text';
import { type Notice, noticeOf } from '../notices';
import { struckIn } from './markdown-blocks';
import { refusedMarkdown } from './markdown-limits';
import { contentOf } from './markdown-steps';
import { markdownTree } from './markdown-tree';

export type Content = Pick<DraftStep, 'text' | 'lines' | 'timers' | 'pictures'>;

/**
 * A text of a file of another format, written in Markdown, as a step has it; without hidden parts.
 * @param line of the text in its file
 */
export function markdownContent(
  text: string,
  line: number,
  report: (notice: Notice) => void,
): Content {
  // Text that would take too long to parse is shown as it is, without its hidden parts.
  if (refusedMarkdown(text)) {
    const { text: shown, pictures } = htmlContent(text);
    return { text: shown, pictures };
  }
  const { root, notices } = markdownTree(text, { firstLine: line, isOwn: false });
  for (const notice of notices) report({ ...notice, line });
  for (const { words } of struckIn(root)) report(noticeOf('struck_left_out', line, words));
  return contentOf(root.children, { isOwn: false });
}
