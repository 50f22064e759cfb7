import { CalendarClock, ExternalLink, Link2Off } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useAction } from '@/browser/api/use-action';
import { useMoments } from '@/browser/time/use-moments';
import { Button } from '@/ui/kit/buttons/button';
import { buttonStyles } from '@/ui/kit/buttons/button-styles';
import { CopyField } from '@/ui/kit/fields/copy-field';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { Skeleton } from '@/ui/kit/skeleton';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { PREVIEW_DAYS } from '../../../constants';
import type { PreviewLink } from '../../../preview/schema';
import { endPreview, readPreview, renewPreview } from '../../preview-api';

interface PreviewDialogProps {
  projectUid: string;
  onClose: () => void;
  /** false for roles that only open it */
  mayEnd?: boolean;
}

const ACTIONS = [
  ['renew', CalendarClock],
  ['end', Link2Off],
] as const;

/** The secret link to a draft: to copy, to renew, to end. */
export function PreviewDialog({ projectUid, onClose, mayEnd = true }: PreviewDialogProps) {
  const t = useTranslations('editor');
  const { named } = useMoments();
  const { link, doing, said, run } = usePreviewLink(projectUid, onClose);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('previewLink.title')}
      description={t('previewLink.about', { days: PREVIEW_DAYS })}
    >
      <div className="flex flex-col gap-4">
        {link === undefined && <Skeleton className="h-20" />}
        {link && (
          <>
            <CopyField
              label={t('previewLink.link')}
              hint={t('previewLink.until', { date: named(link.expiresAt) })}
              value={link.url}
            />
            <div className="flex flex-wrap gap-2">
              <a
                href={link.url}
                target="_blank"
                rel="noopener noreferrer"
                className={buttonStyles({ size: 'sm' })}
              >
                <ExternalLink aria-hidden />
                <span>{t('tryIt')}</span>
                <span className="sr-only">{`(${t('newWindow')})`}</span>
              </a>
              {ACTIONS.filter(([action]) => mayEnd || action !== 'end').map(([action, Icon]) => (
                <Button
                  key={action}
                  size="sm"
                  variant="secondary"
                  isBusy={doing === action}
                  disabled={doing !== undefined}
                  onClick={() => void run(action)}
                >
                  <Icon aria-hidden />
                  <span>{t(`previewLink.${action}`)}</span>
                </Button>
              ))}
            </div>
          </>
        )}
        {link === null && (
          <Button isBusy={doing === 'renew'} onClick={() => void run('renew')}>
            {t('previewLink.make')}
          </Button>
        )}
        <p role="status" className="text-sm text-ink-muted">
          {said}
        </p>
      </div>
    </Dialog>
  );
}

/** The link as it is now (null: none), and its changes. Closes when it cannot be read. */
function usePreviewLink(projectUid: string, onClose: () => void) {
  const t = useTranslations('editor');
  const showToast = useToast();
  const [link, setLink] = useState<PreviewLink | null>();
  const [latest, setLatest] = useState<'renew' | 'end'>();
  const action = useAction(t('failed'));
  const [said, say] = useState('');

  useEffect(() => {
    let isLeft = false;
    readPreview(projectUid).then(
      (found) => !isLeft && setLink(found),
      () => {
        if (isLeft) return;
        showToast({ text: t('failed'), tone: 'bad' });
        onClose();
      },
    );
    return () => {
      isLeft = true;
    };
  }, [projectUid, onClose, showToast, t]);

  const run = (what: 'renew' | 'end') =>
    action.run(async () => {
      setLatest(what);
      say('');
      if (what === 'renew') {
        setLink(await renewPreview(projectUid));
        say(t('previewLink.renewed', { days: PREVIEW_DAYS }));
      } else {
        await endPreview(projectUid);
        setLink(null);
        say(t('previewLink.ended'));
      }
    });
  const doing = action.isBusy ? latest : undefined;
  return { link, doing, said, run };
}
