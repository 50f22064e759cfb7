'use client';

import { useTranslations } from 'next-intl';
import type { OwnProject } from '@/features/projects/schema';
import { GoneComments, ItemComments } from '@/features/reviews/ui/comments/late-parts';
import { ReviewPage, type ReviewPageProps } from '@/features/reviews/ui/components/review-page';
import { useFieldName } from '../../panel/hooks/use-field-name';
import { picturePart } from '../../panel/model/comment-parts';
import { type FieldName, lineField, markField, timerField } from '../../shell/model/fields';

/** The draft of a guide as somebody decides about it, with the comments beside its items. */
export function GuideReview(props: Omit<ReviewPageProps, 'beside'>) {
  return (
    <ReviewPage {...props} beside={(guide, itemId) => <Comments guide={guide} itemId={itemId} />} />
  );
}

function Comments({ guide, itemId }: { guide: OwnProject; itemId: string | null }) {
  const { steps, questions } = guide;
  const step = steps.find(({ id }) => id === itemId);
  if (step) return <StepComments step={step} />;
  if (itemId !== null) return <TextComments itemId={itemId} fields={['question', 'answer']} />;
  return (
    <>
      <GuideTextComments />
      <GoneComments itemIds={new Set([...steps, ...questions].map(({ id }) => id))} />
    </>
  );
}

function GuideTextComments() {
  const t = useTranslations('editor.settings');
  const parts = (
    ['name', 'description', 'category', 'tags', 'kind', 'yield', 'parts', 'tools'] as const
  ).map((part) => ({ part, name: t(part) }));
  return <ItemComments itemId={null} parts={parts} />;
}

function TextComments({ itemId, fields }: { itemId: string; fields: readonly FieldName[] }) {
  const nameOf = useFieldName();
  return (
    <ItemComments itemId={itemId} parts={fields.map((part) => ({ part, name: nameOf(part) }))} />
  );
}

function StepComments({ step }: { step: OwnProject['steps'][number] }) {
  const t = useTranslations('comments');
  const editor = useTranslations('editor');
  const nameOf = useFieldName();
  const { media, lines, timers } = step;
  const fields: FieldName[] = [
    'name',
    'description',
    ...lines.map(({ id }) => lineField(id)),
    ...timers.map(({ id }) => timerField(id)),
    ...media.flatMap(({ id, marks = [] }) => marks.map((mark) => markField(id, mark.id))),
  ];
  const parts = [
    ...media.map(({ id }, index) => ({
      part: picturePart(id),
      name: media.length > 1 ? t('picture', { number: index + 1 }) : editor('stepPicture'),
    })),
    ...fields.map((part) => ({ part, name: nameOf(part, step) })),
  ];
  return <ItemComments itemId={step.id} parts={parts} />;
}
