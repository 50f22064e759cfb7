import { useTranslations } from 'next-intl';
import type { ProjectSource } from '../schema';

/** Where an imported guide comes from, whose it is and under which licence. */
export function SourceLine({ source }: { source: ProjectSource }) {
  const t = useTranslations('project');
  const title = () => (/^https?:\/\//i.test(source.url)
    ? <a href={source.url} rel="nofollow ugc noopener" target="_blank" className="underline underline-offset-4 wrap-anywhere">{source.title || source.url}</a>
    : <cite>{source.title}</cite>);
  return (
    <p className="border-t border-line pt-4 text-sm text-ink-muted">
      {source.author ? t.rich('sourceLine', { title, author: source.author }) : t.rich('sourceLineNameless', { title })}
      {source.license && <>{' '}{t('license', { license: source.license })}</>}
    </p>
  );
}
