'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { picturePath } from '@/shared/picture-path';
import type { CreatorView } from '../../auth/schema';
import type { UploadedFile } from '../../uploads/api';
import { UploadField } from '../../uploads/components/upload-field';
import { avatarPath } from '../model/avatar-path';

export type ProfilePicture = 'avatar' | 'cover';

interface ProfilePicturesProps {
  creator: Pick<CreatorView, 'avatar' | 'cover'>;
  /** attaches an upload, or takes the picture away */
  onChange: (kind: ProfilePicture, file: UploadedFile | null) => Promise<void>;
}

/** Avatar and cover; each is saved as soon as it is there. */
export function ProfilePictures({ creator, onChange }: ProfilePicturesProps) {
  const t = useTranslations('settings.profile');
  const attachAvatar = useCallback((file: UploadedFile) => onChange('avatar', file), [onChange]);
  const attachCover = useCallback((file: UploadedFile) => onChange('cover', file), [onChange]);
  const { avatar, cover } = creator;
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <UploadField kind="avatar" label={t('avatar')} previewUrl={avatarPath(avatar) ?? undefined} onUploaded={attachAvatar} onRemove={() => onChange('avatar', null)} />
      <UploadField kind="cover" label={t('cover')} previewUrl={cover ? (cover.variants[0]?.url ?? picturePath(cover.key)) : undefined}
        onUploaded={attachCover} onRemove={() => onChange('cover', null)} />
    </div>
  );
}
