import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useCallback, useState } from 'react';
import { ExternalLink } from 'lucide-react';
import Link from 'next/link';
import { useLeaveWarning } from '@/browser/page/use-leave-warning';
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog';
import { useToast } from '@/ui/kit/toasts/toast-context';
import type { CreatorView } from '@/features/auth/schema';
import type { UploadedFile } from '@/features/uploads/ui/api';
import { isProfileChanged, previewOf, profileDraftOf } from '../../model/profile-draft';
import type { ProfileInput } from '../../schema';
import { ProfileForm } from './profile-form';
import { UploadField } from '@/features/uploads/ui/components/upload-field';
import { Badge } from '@/ui/kit/badge';
import { paths } from '@/shared/addresses/paths';
import { verifiedWords } from '../../model/verified-words';
import { CreatorBanner } from './creator-banner';

interface ProfileEditorProps {
  creator: CreatorView;
  siteName: string;
  /** saves a change and returns the updated creator */
  onUpdate: (input: ProfileInput) => Promise<CreatorView>;
}

/** The preview of a profile, as saved or as typed, and its form. */
export function ProfileEditor({ creator, siteName, onUpdate }: ProfileEditorProps) {
  const t = useTranslations('settings');
  const locale = useLocale();
  const router = useRouter();
  const showToast = useToast();
  const [saved, setSaved] = useState(creator);
  const [rendered, setRendered] = useState(creator);
  if (rendered !== creator) {
    // A refreshed page has the saved profile, with new pictures.
    setRendered(creator);
    setSaved(creator);
  }
  const [draft, setDraft] = useState(() => profileDraftOf(creator, locale));
  const isUnsaved = isProfileChanged(saved, draft);
  const { leavingTo, stay } = useLeaveWarning(isUnsaved);

  const save = async (input: ProfileInput) => {
    const updated = await onUpdate(input);
    setSaved(updated);
    setDraft(profileDraftOf(updated, locale));
    showToast({ text: t('updated'), tone: 'good' });
    router.refresh();
  };
  const changePicture = useCallback(
    async (kind: ProfilePicture, file: UploadedFile | null) => {
      setSaved(await onUpdate(kind === 'avatar' ? { avatar: file } : { cover: file }));
      router.refresh();
    },
    [onUpdate, router],
  );
  const leave = () => {
    setDraft(profileDraftOf(saved, locale));
    stay();
    if (leavingTo) router.push(leavingTo);
  };

  return (
    <div className="flex flex-col gap-8">
      <ProfilePreview creator={previewOf(saved, draft)} siteName={siteName} isUnsaved={isUnsaved} />
      <ProfilePictures creator={saved} onChange={changePicture} />
      <ProfileForm
        saved={saved}
        draft={draft}
        onDraftChange={(change) => setDraft((typed) => ({ ...typed, ...change }))}
        onSave={save}
      />
      <ConfirmDialog
        isOpen={leavingTo !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) stay();
        }}
        isDangerous
        question={t('profile.askLeave')}
        consequence={t('profile.leaveConsequence')}
        confirmLabel={t('profile.leave')}
        onConfirm={leave}
      />
    </div>
  );
}

type ProfilePicture = 'avatar' | 'cover';

interface ProfilePicturesProps {
  creator: Pick<CreatorView, 'avatar' | 'cover'>;
  onChange: (kind: ProfilePicture, file: UploadedFile | null) => Promise<void>;
}

/** Avatar and cover; each is saved immediately. */
function ProfilePictures({ creator, onChange }: ProfilePicturesProps) {
  const t = useTranslations('settings.profile');
  const attachAvatar = useCallback((file: UploadedFile) => onChange('avatar', file), [onChange]);
  const attachCover = useCallback((file: UploadedFile) => onChange('cover', file), [onChange]);
  const { avatar, cover } = creator;
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <UploadField
        kind="avatar"
        label={t('avatar')}
        preview={avatar ?? undefined}
        onUploaded={attachAvatar}
        onRemove={() => onChange('avatar', null)}
      />
      <UploadField
        kind="cover"
        label={t('cover')}
        preview={cover ?? undefined}
        onUploaded={attachCover}
        onRemove={() => onChange('cover', null)}
      />
    </div>
  );
}

// Beside the sidebar on wide windows, and never wider than pages.
const ROOM = { besidePx: 304, widestPx: 1200 };

interface ProfilePreviewProps {
  creator: CreatorView;
  /** how the site is called */
  siteName: string;
  /** whether this is not public yet */
  isUnsaved: boolean;
}

/**
 * The banner as readers see it, or will after saving (docs/reference/interface.md#creator-banner).
 */
function ProfilePreview({ creator, siteName, isUnsaved }: ProfilePreviewProps) {
  const t = useTranslations('settings.profile');
  const locale = useLocale();
  return (
    <section aria-label={t('preview')} className="flex flex-col gap-2">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <p role="status">
          {isUnsaved ? (
            <Badge tone="warn">{t('previewUnsaved')}</Badge>
          ) : (
            <Badge tone="good">{t('previewSaved')}</Badge>
          )}
        </p>
        <Link
          href={paths.creator(creator.uid)}
          target="_blank"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-blueprint underline underline-offset-4"
        >
          <span>{t('publicPage')}</span>
          <ExternalLink aria-hidden className="size-4" />
          <span className="sr-only">{`(${t('newWindow')})`}</span>
        </Link>
      </div>
      <div className="overflow-hidden rounded-lg border border-line">
        <CreatorBanner
          creator={creator}
          verifiedLabel={t('verified', verifiedWords(creator, siteName, locale))}
          linkLabel={(host) => t('visit', { host })}
          room={ROOM}
        />
      </div>
    </section>
  );
}
