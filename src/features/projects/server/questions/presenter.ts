import 'server-only';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { statedTexts, writtenTexts } from '../../model/texts';
import { textsOf } from '../steps/presenter';
import type { DraftQuestion } from '../../model/content/content';
import type { PublicQuestionView, QuestionView } from '../../questions/schema';

export function toQuestionView(
  { id, question, answer, version }: DraftQuestion,
  languages: ProjectLanguage[],
): QuestionView {
  return {
    id,
    question: statedTexts(question, languages),
    answer: statedTexts(answer, languages),
    version,
  };
}

/** Without pending entries (docs/reference/guides.md#texts). */
export function toPublicQuestionView(
  row: { id: string; question: unknown; answer: unknown },
  languages: ProjectLanguage[],
): PublicQuestionView {
  return {
    id: row.id,
    question: writtenTexts(textsOf(row.question), languages),
    answer: writtenTexts(textsOf(row.answer), languages),
  };
}
