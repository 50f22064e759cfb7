'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useCallback, useState } from 'react';
import { useLeaveWarning } from '@/browser/page/use-leave-warning';
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog';
import { useToast } from '@/ui/kit/toasts/toast-context';
import type { CreatorView } from '@/features/auth/schema';
import type { UploadedFile } from '@/features/uploads/ui/api';
import { isProfileChanged, previewOf, profileDraftOf } from '../../model/profile-draft';
import type { ProfileInput } from '../../schema';
import { ProfileForm } from './profile-form';
import { ProfilePictures, type ProfilePicture } from './profile-pictures';
import { ProfilePreview } from './profile-preview';

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
