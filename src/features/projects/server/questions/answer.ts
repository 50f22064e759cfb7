import 'server-only';
import { itemIn } from '../../model/content/items';
import type { QuestionView } from '../../questions/schema';
import type { OwnedGuide } from '../draft/columns';
import { languagesOf } from '../presenter';
import { toQuestionView } from './presenter';

/** A question of a draft, for its creator. */
export const questionIn = ({ project, draft }: OwnedGuide, id: string): QuestionView =>
  toQuestionView(itemIn(draft.questions, id), languagesOf(project));
