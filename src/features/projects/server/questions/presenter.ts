import 'server-only';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { statedTexts, writtenTexts } from '../../model/texts/texts';
import type { DraftQuestion, GuideQuestion } from '../../model/content/content';
import { mapTexts, QUESTION_TEXTS } from '../../model/content/fields';
import type { PublicQuestionView, QuestionView } from '../../questions/schema';

export function toQuestionView(row: DraftQuestion, languages: ProjectLanguage[]): QuestionView {
  return {
    id: row.id,
    ...mapTexts(QUESTION_TEXTS, (_, name) => statedTexts(row[name], languages)),
    version: row.version,
  };
}

/** Without pending entries (docs/reference/guides.md#texts). */
export function toPublicQuestionView(
  row: GuideQuestion,
  languages: ProjectLanguage[],
): PublicQuestionView {
  return {
    id: row.id,
    ...mapTexts(QUESTION_TEXTS, (_, name) => writtenTexts(row[name], languages)),
  };
}
