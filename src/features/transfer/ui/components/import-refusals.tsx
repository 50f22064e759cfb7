import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { ImportView } from '../../schema';
import { ShowAll, useShortened } from './shortened-list';

/** The rejected parts of a file, with their places and reasons. */
export function ImportRefusals({
  shown: { state, refusals, refusalCount },
}: {
  shown: ImportView;
}) {
  const t = useTranslations('transfer');
  const headingId = useId();
  const { some, list, left, showAll } = useShortened(refusals);
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3">
      <h4 id={headingId} className="font-semibold">
        {t(state === 'preview' ? 'leftOut' : 'refused', { count: refusalCount })}
      </h4>
      <p className="text-sm text-ink-muted">{t('refusedText')}</p>
      <ul ref={list} className="divide-y divide-line border-y border-line">
        {some.map(({ file, line, message }, index) => (
          <li key={index} tabIndex={-1} className="flex flex-col gap-0.5 py-3 wrap-anywhere">
            <span className="font-mono text-sm text-ink-muted">
              {line === null ? file : t('place', { file, line })}
            </span>
            <span>{message}</span>
          </li>
        ))}
      </ul>
      <ShowAll left={left} onShow={showAll} />
      {left === 0 && refusalCount > refusals.length && (
        <p className="text-sm text-ink-muted">
          {t('refusedMore', { count: refusalCount - refusals.length })}
        </p>
      )}
    </section>
  );
}
