import type { GuideLabels } from '../guide-page/model/guide-page';
import type { ProjectSource } from '../schema';

/** Where an imported guide comes from, whose it is and under which licence. */
export function SourceLine({
  source,
  words,
}: {
  source: ProjectSource;
  words: NonNullable<GuideLabels['source']>;
}) {
  return (
    <p className="border-t border-line pt-4 text-sm text-ink-muted">
      <span>{words.before}</span>
      {/^https?:\/\//i.test(source.url) ? (
        <a
          href={source.url}
          rel="nofollow ugc noopener"
          target="_blank"
          className="underline underline-offset-4 wrap-anywhere"
        >
          {source.title || source.url}
        </a>
      ) : (
        <cite>{source.title}</cite>
      )}
      <span>{`${words.after}${words.license && ` ${words.license}`}`}</span>
    </p>
  );
}
