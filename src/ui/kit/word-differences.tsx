import { useLocale, useTranslations } from 'next-intl';
import { wordChanges } from '@/shared/text/word-changes';

const LOOKS = {
  ins: 'bg-good-soft text-good underline',
  del: 'bg-bad-soft text-bad line-through',
} as const;

/** Two texts as one, with the words that differ marked. */
export function WordDifferences({ before, after }: { before: string; after: string }) {
  let at = 0;
  return wordChanges(before, after).map(({ text, is }) => {
    at += text.length;
    return is === 'same' ? (
      <span key={at}>{text}</span>
    ) : (
      <Difference key={at} is={is}>
        {text}
      </Difference>
    );
  });
}

/** A text that was added or removed; most screen readers do not announce `ins` and `del`. */
export function Difference({ is, children }: { is: 'added' | 'removed'; children: string }) {
  const t = useTranslations('common.differences');
  const locale = useLocale();
  const Tag = is === 'added' ? 'ins' : 'del';
  return (
    <Tag className={LOOKS[Tag]}>
      <span lang={locale} className="sr-only">
        {`${t(is)} `}
      </span>
      <span>{children}</span>
    </Tag>
  );
}
