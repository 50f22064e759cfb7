import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { RadioGroup } from '@/ui/kit/fields/radio-group';
import { GuideKind } from '../../../constants';
import type { FormState } from './form-state';
import { RecipeHint } from './recipe-hint';

/** A guide or a recipe; the category may propose a recipe. */
export function KindField({ draft, onChange, errors }: Omit<FormState, 'suggestions'>) {
  const t = useTranslations('dashboard.form');
  const box = useRef<HTMLDivElement>(null);
  const choose = (value: '1' | '2') =>
    onChange({ kind: value === '2' ? GuideKind.Recipe : GuideKind.Guide });
  return (
    <div ref={box} className="flex flex-col gap-2">
      <RadioGroup
        legend={t('kind')}
        name="kind"
        value={String(draft.kind) as '1' | '2'}
        error={errors['kind']}
        onValueChange={choose}
        options={[
          { value: '1', label: t('guide'), hint: t('guideHint') },
          { value: '2', label: t('recipe'), hint: t('recipeHint') },
        ]}
      />
      <RecipeHint
        kind={draft.kind}
        categories={[draft.category, ...Object.values(draft.categories)]}
        onAccept={() => {
          // The pressed button disappears.
          box.current?.querySelector<HTMLElement>('[value="2"]')?.focus();
          choose('2');
        }}
      />
    </div>
  );
}
