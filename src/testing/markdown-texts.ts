import { pickText } from '@/shared/interface/localized-text';
import type { LocalizedText } from '@/shared/interface/localized-text';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { wholeGuideInput } from '@/features/projects/import/schema';
import { inReadingOrder } from '@/features/projects/model/lines/lines';
import { newHeadTexts } from '@/features/projects/model/texts/change-head-texts';
import { projectTextsIn, textListsOf } from '@/features/projects/model/texts/project-texts';
import type { MarkdownGuide } from '@/features/transfer/export/model/guide-markdown';
import { markdownReader } from '@/features/transfer/sources/model/markdown/markdown-reader';

type Texts = Pick<MarkdownGuide, 'languages' | 'steps' | 'questions'> &
  Parameters<typeof projectTextsIn>[0];

/** The texts of a guide that a reader of this language gets. */
export function textsForReader(guide: Texts, lang: ProjectLanguage) {
  const { name, description, category, tags, tools, parts } = projectTextsIn(guide, lang);
  const text = (texts: LocalizedText[]) => pickText(texts, lang, guide.languages).value;
  return {
    own: [
      name,
      description,
      category,
      tags,
      [tools, parts].map((list) => list.map((one) => one.text)),
    ],
    steps: guide.steps.map((step) => ({
      type: step.type,
      texts: [text(step.name), text(step.description)],
      lines: inReadingOrder(step.lines ?? []).map((line) => [line.kind, text(line.text)]),
      timers: (step.timers ?? []).map(({ seconds, label }) => [seconds, text(label)]),
    })),
    questions: guide.questions.map(({ question, answer }) => [text(question), text(answer)]),
  };
}

/** The texts of a Markdown file as an import reads them. */
export function textsReadFrom(markdown: string) {
  const { guides, refusals } = markdownReader.read({ name: 'guide.md', text: markdown });
  const [found] = guides;
  if (!found || refusals.length > 0) throw new Error(JSON.stringify(refusals));
  const guide = wholeGuideInput.parse(found.raw);
  const change = newHeadTexts(guide);
  if ('problems' in change) throw new Error(JSON.stringify(change.problems));
  const { languages, steps, questions } = guide;
  const [lang = 'en'] = languages;
  const read = { languages, steps, questions, ...textListsOf(change.texts) };
  return textsForReader(read as unknown as Texts, lang);
}
