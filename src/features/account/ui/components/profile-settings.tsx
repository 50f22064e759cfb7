'use client';

import { useCallback } from 'react';
import { ApiError } from '@/browser/api/api-error';
import type { CreatorView } from '@/features/auth/schema';
import { ProfileEditor } from '@/features/profile/ui/components/profile-editor';
import type { ProfileInput } from '@/features/profile/schema';
import { updateUser } from '../api';

const IN_CREATOR = /^creator\./;

/**
 * The profile screen: saves changes to the creator of the shown workshop
 * (docs/reference/accounts.md#own-account, PATCH /dashboard/user).
 */
export function ProfileSettings({ creator, siteName }: { creator: CreatorView; siteName: string }) {
  const update = useCallback(
    async (input: ProfileInput) => {
      try {
        const saved = (await updateUser({ creator: input })).creator;
        return saved.uid === creator.uid ? saved : withInput(creator, input);
      } catch (error) {
        throw error instanceof ApiError ? asProfileError(error) : error;
      }
    },
    [creator],
  );
  return <ProfileEditor creator={creator} siteName={siteName} onUpdate={update} />;
}

/**
 * The profile of a workshop that is not the personal one, which answers do not have. A new picture
 * comes with the refreshed page.
 */
function withInput(creator: CreatorView, { avatar, cover, ...shown }: ProfileInput): CreatorView {
  return Object.assign(
    { ...creator },
    shown,
    avatar === null && { avatar },
    cover === null && { cover },
  );
}

/** Maps API fields to fields of the form: 'creator.name' is 'name'. */
function asProfileError(error: ApiError): ApiError {
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([path, text]) => [path.replace(IN_CREATOR, ''), text]),
  );
  return new ApiError(error.code, error.message, { status: error.status, fields, cause: error });
}
