import 'server-only';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { statedTexts, writtenTexts } from '../../model/texts';
import { textsOf } from '../steps/presenter';
import type { QuestionRow } from './repository';
import type { PublicQuestionView, QuestionView } from '../../questions/schema';

export function toQuestionView(row: QuestionRow, languages: ProjectLanguage[]): QuestionView {
  return {
    id: row.id,
    question: statedTexts(textsOf(row.question), languages),
    answer: statedTexts(textsOf(row.answer), languages),
    version: row.version,
  };
}

/** Without pending entries (docs/reference/guides.md#texts). */
export function toPublicQuestionView(
  row: Pick<QuestionRow, 'id'> & { question: unknown; answer: unknown },
  languages: ProjectLanguage[],
): PublicQuestionView {
  return {
    id: row.id,
    question: writtenTexts(textsOf(row.question), languages),
    answer: writtenTexts(textsOf(row.answer), languages),
  };
}
