import { useTranslations } from 'next-intl';

/** Sign on the picture of a step that has further ones; its box has to be `relative`. */
export function MorePictures({ count }: { count: number }) {
  const t = useTranslations('stepPictures');
  return (
    <span className="absolute right-1 bottom-1 rounded-full bg-ink px-1.5 font-mono text-xs leading-5 font-semibold text-paper print:hidden">
      <span aria-hidden>{`+${count}`}</span>
      <span className="sr-only">{t('more', { count })}</span>
    </span>
  );
}
