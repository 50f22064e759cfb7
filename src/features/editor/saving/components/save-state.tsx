import {
  CircleAlert,
  CircleCheck,
  CloudOff,
  type LucideIcon,
  RotateCw,
  TriangleAlert,
} from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useTimeZone } from '@/browser/time/time-zone';
import { cn } from '@/ui/kit/cn';
import { useEditor } from '../../shell/hooks/editor-context';
import { isUnsaved } from '../../shell/model/editor-state';
import { isNewKey } from '../../shell/model/location';

type Shown = { text: string; Icon?: LucideIcon; tone?: 'text-good' | 'text-warn' | 'text-bad' };

const GOOD = { Icon: CircleCheck, tone: 'text-good' } as const;
const action =
  '-my-1 inline-flex min-h-11 items-center gap-1.5 font-semibold text-signal underline underline-offset-4';

interface SaveStateProps {
  itemKey: string;
  /** the text errors, in one sentence; blank without errors */
  summary: string;
  /** until its picture is uploaded */
  isWaiting: boolean;
  /** opens the comparison, while a choice is open */
  onCompare?: () => void;
}

/**
 * The save state of the open item in words. Changes at pauses, not with each key, so that it can be
 * announced.
 */
export function SaveState({ itemKey, summary, isWaiting, onCompare }: SaveStateProps) {
  const t = useTranslations('editor.saveState');
  const common = useTranslations('common');
  const { merged, autosave, saves } = useEditor();
  const state = saves[itemKey];
  const shown = useShown(itemKey, summary);
  const announcement = useAnnouncement(itemKey);
  const { text, Icon, tone }: Shown = onCompare
    ? { text: t('clash'), Icon: TriangleAlert, tone: 'text-warn' }
    : isWaiting
      ? { text: t('waitsForPicture') }
      : { ...shown, ...(announcement && !shown.text ? GOOD : {}) };
  const isNew = isNewKey(itemKey);
  // A refused new item has to be corrected first, and then added.
  const canRetry =
    state?.is === 'offline' ||
    (state?.is === 'refused' && (!isNew || Object.keys(state.errors).length === 0));
  return (
    <div className="mr-auto flex min-w-40 flex-1 flex-wrap items-center gap-x-3 text-sm">
      <p role="status" className="flex items-start gap-1.5 text-ink-muted">
        {Icon && <Icon aria-hidden className={cn('mt-0.5 size-4 shrink-0', tone)} />}
        <span className="min-w-0 break-words">
          <span>{text}</span>
          {merged[itemKey] && <span>{` ${t('merged')}`}</span>}
          {announcement && <span className="block font-semibold text-ink">{announcement}</span>}
        </span>
      </p>
      {onCompare && (
        <button type="button" onClick={onCompare} className={action}>
          {t('compare')}
        </button>
      )}
      {canRetry && !onCompare && (
        <button
          type={isNew ? 'submit' : 'button'}
          onClick={isNew ? undefined : () => void autosave.run(itemKey)}
          className={action}
        >
          <RotateCw aria-hidden className="size-4" />
          <span>{common('retry')}</span>
        </button>
      )}
    </div>
  );
}

/**
 * The last action. A live region does not announce its first content, so the text follows a moment
 * later.
 */
function useAnnouncement(key: string): string | undefined {
  const text = useEditor().announcements[key];
  const [isReady, setReady] = useState(text === undefined);
  useEffect(() => {
    if (isReady) return undefined;
    const frame = requestAnimationFrame(() => setReady(true));
    return () => cancelAnimationFrame(frame);
  }, [isReady]);
  return isReady ? text : undefined;
}

function useShown(key: string, summary: string): Shown {
  const t = useTranslations('editor.saveState');
  const common = useTranslations('common');
  const format = useFormatter();
  const timeZone = useTimeZone();
  const { drafts, saves, savedAt } = useEditor();
  const state = saves[key];
  const draft = drafts[key];
  if (!isUnsaved(draft) && !(isNewKey(key) && state)) {
    const atMs = savedAt[key];
    if (atMs === undefined) return { text: '' };
    return {
      text: t('saved', {
        time: format.dateTime(atMs, { hour: '2-digit', minute: '2-digit', timeZone }),
      }),
      ...GOOD,
    };
  }
  if (state?.is === 'offline')
    return {
      text: isNewKey(key) ? t('offlineNew') : t('offline'),
      Icon: CloudOff,
      tone: 'text-warn',
    };
  if (state?.is === 'unsent') return { text: t('unsent'), Icon: CloudOff, tone: 'text-warn' };
  if (state?.is === 'refused')
    return {
      text: t('failed', { reason: state.message || common('errorText') }),
      Icon: CircleAlert,
      tone: 'text-bad',
    };
  if (state?.is === 'invalid' && summary)
    return { text: t('notYet', { reason: summary }), Icon: CircleAlert, tone: 'text-warn' };
  if (isNewKey(key)) return { text: state?.is === 'saving' ? t('saving') : t('keptNew') };
  return { text: t('saving') };
}
