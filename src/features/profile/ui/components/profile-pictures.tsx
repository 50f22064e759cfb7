'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { CreatorView } from '@/features/auth/schema';
import type { UploadedFile } from '@/features/uploads/ui/api';
import { UploadField } from '@/features/uploads/ui/components/upload-field';

export type ProfilePicture = 'avatar' | 'cover';

interface ProfilePicturesProps {
  creator: Pick<CreatorView, 'avatar' | 'cover'>;
  /** attaches or removes a picture */
  onChange: (kind: ProfilePicture, file: UploadedFile | null) => Promise<void>;
}

/** Avatar and cover; each is saved immediately. */
export function ProfilePictures({ creator, onChange }: ProfilePicturesProps) {
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
