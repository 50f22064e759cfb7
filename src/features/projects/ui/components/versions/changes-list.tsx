import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { StepType } from '@/features/projects/constants';
import type { Changes, QuestionChange, StepChange } from '../../../model/versions/changes';
import { countChanges, isOnlyMoved } from '../../../model/versions/summary';
import { ChangedItem, type ChangesView } from './changed-item';
import { ChangedParts } from './changed-parts';
import { ChangedPicture } from './changed-picture';
import { ChangedTexts } from './changed-texts';
import { ProjectChangesList } from './project-changes-list';

interface ChangesListProps extends ChangesView {
  changes: Changes;
  /** something to do about a step or chapter */
  actionOf?: (step: StepChange, title: string) => ReactNode;
}

/** Everything that differs between two versions, below a heading of level 2. */
export function ChangesList({ changes, actionOf, ...view }: ChangesListProps) {
  const t = useTranslations('versions.changes');
  const titleOf = useItemTitle();
  if (countChanges(changes) === 0) return <p className="text-ink-muted">{t('none')}</p>;
  const { project, steps, questions } = changes;
  return (
    <ul className="flex flex-col gap-4">
      <ProjectChangesList {...view} changes={project} />
      {steps.map((step) => {
        const title = titleOf(step, step.type === StepType.Chapter ? 'chapter' : 'step');
        const action = actionOf?.(step, title);
        return <Item key={step.id} {...view} change={step} title={title} action={action} />;
      })}
      {questions.map((question) => (
        <Item key={question.id} {...view} change={question} title={titleOf(question, 'question')} />
      ))}
    </ul>
  );
}

interface ItemProps extends ChangesView {
  change: (StepChange | QuestionChange) &
    Partial<Pick<StepChange, 'picture' | 'clip' | 'media' | 'marks' | 'lines' | 'timers' | 'uses'>>;
  title: string;
  action?: ReactNode;
}

function Item({ change, title, action, languages, pictures }: ItemProps) {
  const { texts, picture, hasNewStates } = change;
  return (
    <ChangedItem title={title} hasNewStates={hasNewStates} action={action}>
      <ChangedTexts texts={texts} languages={languages} />
      {picture && <ChangedPicture picture={picture} pictures={pictures} />}
      <ChangedParts step={change} languages={languages} pictures={pictures} />
    </ChangedItem>
  );
}

/** 'Step 4 · added', 'Step 5 · changed, moved from 3 to 5' */
function useItemTitle() {
  const t = useTranslations('versions.changes');
  return (change: StepChange | QuestionChange, item: 'step' | 'chapter' | 'question') => {
    const { kind, isMoved, numberBefore: from = 0, numberAfter: to = 0 } = change;
    const title = t(`${item}.title`, { number: to || from });
    const what = [
      ...(isOnlyMoved(change) ? [] : [t(`${item}.${kind}`)]),
      // Among chapters or removed steps, a moved item may keep its number.
      ...(isMoved && from === to ? [t(`${item}.moved`)] : []),
      ...(isMoved && from !== to ? [t(`${item}.movedFrom`, { from, to })] : []),
    ];
    return `${title} · ${what.join(', ')}`;
  };
}
