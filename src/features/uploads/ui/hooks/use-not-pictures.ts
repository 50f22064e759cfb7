import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { PICTURE_FORMATS } from '@/shared/pictures/picture-formats';
import { choiceList } from '@/shared/text/word-lists';

/** More names would push the field out of view. */
const NAMES_MAX = 5;

/** The text for files that are not pictures, with their names. */
export function useNotPictures(): (files: readonly { name: string }[]) => string {
  const t = useTranslations('upload');
  const format = useFormatter();
  const locale = useLocale();
  return useCallback(
    (files) => {
      const names = files.slice(0, NAMES_MAX).map(({ name }) => t('quoted', { name }));
      const more = files.length - names.length;
      if (more > 0) names.push(t('moreFiles', { count: more }));
      return t('notPictures', {
        count: files.length,
        names: format.list(names),
        formats: choiceList([...PICTURE_FORMATS, 'HEIC'], locale),
      });
    },
    [format, locale, t],
  );
}
