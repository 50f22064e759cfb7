import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { GuideKind } from '../../../constants';
import { isRecipeCategory } from '../../../model/recipe-category';

interface RecipeHintProps {
  kind: GuideKind;
  /** in all languages */
  categories: readonly string[];
  onAccept: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** Proposes to make a guide a recipe because of its category; nothing is set without a press. */
export function RecipeHint({ kind, categories, onAccept }: RecipeHintProps) {
  const t = useTranslations('dashboard.form');
  if (kind === GuideKind.Recipe || !isRecipeCategory(categories)) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-muted">
      <span>{t('looksLikeRecipe')}</span>
      <Button variant="ghost" size="sm" onClick={onAccept}>
        {t('makeRecipe')}
      </Button>
    </p>
  );
}
