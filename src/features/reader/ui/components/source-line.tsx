import { useTranslations } from 'next-intl';
import type { ProjectSource } from '@/features/projects/schema';

/** Where an imported guide comes from, whose it is and under which licence. */
export function SourceLine({ source: { title, url, author, license } }: { source: ProjectSource }) {
  const t = useTranslations('project');
  const original = () =>
    /^https?:\/\//i.test(url) ? (
      <a
        href={url}
        rel="nofollow ugc noopener"
        target="_blank"
        className="underline underline-offset-4 wrap-anywhere"
      >
        {title || url}
      </a>
    ) : (
      <cite>{title}</cite>
    );
  return (
    <p className="border-t border-line pt-4 text-sm text-ink-muted">
      <span key={`${title} ${author}`}>
        {author
          ? t.rich('sourceLine', { title: original, author })
          : t.rich('sourceLineNameless', { title: original })}
      </span>
      {license && <span>{` ${t('license', { license })}`}</span>}
    </p>
  );
}
