import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import type { FoundCounts } from '../../model/reader';
import type { GuideCounts } from '../../schema';

interface ImportCountsProps {
  /** before the parts, such as the number of guides */
  lead?: string;
  counts: GuideCounts;
  found: FoundCounts | null;
  /** the counts are planned */
  isPreview: boolean;
}

/** The parts of a guide, or of all guides of an import: 14 steps in 3 chapters · 17 pictures. */
export function ImportCounts({ lead, counts, found, isPreview }: ImportCountsProps) {
  const t = useTranslations('transfer.counts');
  const { steps, chapters, warnings, lines } = counts;
  const others = { pictures: counts.pictures, warnings, notes: lines - warnings } as const;
  const further = { marks: counts.marks, clips: counts.clips } as const;
  const parts = [
    ...(lead ? [lead] : []),
    chapters > 0 ? t('stepsInChapters', { steps, chapters }) : t('steps', { count: steps }),
    ...PARTS.flatMap((part) => {
      const count = { ...others, ...further }[part];
      return count > 0 ? [t(part, { count })] : [];
    }),
  ];
  const compared = found
    ? FOUND_PARTS.filter((part) => found[part] > 0 || counts[part] > 0).map((part) =>
        t(`found.${part}`, { found: found[part], stored: counts[part] }),
      )
    : [];
  return (
    <div className="text-sm text-ink-muted">
      <Parts parts={parts} />
      {compared.length > 0 && (
        <Parts title={t(isPreview ? 'found.planned' : 'found.title')} parts={compared} />
      )}
    </div>
  );
}

const PARTS = ['pictures', 'warnings', 'notes', 'marks', 'clips'] as const;
const FOUND_PARTS = ['steps', 'pictures', 'marks', 'clips'] as const;

function Parts({ title, parts }: { title?: string; parts: readonly string[] }) {
  return (
    <p>
      {title && <span>{`${title} `}</span>}
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <span aria-hidden>{' · '}</span>}
          <span>{part}</span>
        </Fragment>
      ))}
    </p>
  );
}
