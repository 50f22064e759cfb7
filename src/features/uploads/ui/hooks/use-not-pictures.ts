import { useFormatter, useTranslations } from 'next-intl';
import { useCallback } from 'react';

/** More names would push the field out of view. */
const NAMES_MAX = 5;

/** The text for files that are not pictures, with their names. */
export function useNotPictures(): (files: readonly { name: string }[]) => string {
  const t = useTranslations('upload');
  const format = useFormatter();
  return useCallback(
    (files) => {
      const names = files.slice(0, NAMES_MAX).map(({ name }) => t('quoted', { name }));
      const more = files.length - names.length;
      if (more > 0) names.push(t('moreFiles', { count: more }));
      return t('notPictures', { count: files.length, names: format.list(names) });
    },
    [format, t],
  );
}
