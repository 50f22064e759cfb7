import { useTranslations } from 'next-intl';
import { cn } from '@/ui/kit/cn';
import { ProjectStatus } from '@/features/projects/constants';
import { useEditor } from '../../shell/hooks/editor-context';
import type { Publication } from '../hooks/use-publication';

// As high as its text, so that the line keeps its height; the touch target is higher.
const action =
  '-my-3 inline-flex min-h-11 items-center font-semibold text-signal underline underline-offset-4';

/** Unpublished changes of a published guide, with the actions on them. */
export function UnpublishedLine({ publication: { ask } }: { publication: Publication }) {
  const t = useTranslations('editor.changes');
  const { project, unpublishedChanges: count, place } = useEditor();
  if (project.status !== ProjectStatus.Published) return null;
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-4 gap-y-3 text-sm">
      <p role="status" className={count > 0 ? 'font-semibold' : 'text-ink-muted'}>
        {count > 0 ? t('count', { count }) : t('none', { number: project.versionNumber ?? 1 })}
      </p>
      {count > 0 && (
        <>
          <button type="button" className={action} onClick={() => ask('look')}>
            {t('look')}
          </button>
          {/* With less room, the menu has it. */}
          <button
            type="button"
            className={cn(action, 'max-lg:hidden', place.item && 'hidden')}
            onClick={() => ask('discard')}
          >
            {t('discard')}
          </button>
        </>
      )}
    </div>
  );
}
