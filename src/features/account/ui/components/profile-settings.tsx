'use client';

import { useCallback } from 'react';
import { ApiError } from '@/browser/api/api-error';
import type { CreatorView } from '@/features/auth/schema';
import { ProfileEditor } from '@/features/profile/ui/components/profile-editor';
import type { ProfileInput } from '@/features/profile/schema';
import { updateUser } from '../api';

const IN_CREATOR = /^creator\./;

/**
 * The profile screen: saves changes to the creator of the account
 * (docs/reference/accounts.md#own-account, PATCH /dashboard/user).
 */
export function ProfileSettings({ creator, siteName }: { creator: CreatorView; siteName: string }) {
  const update = useCallback(async (input: ProfileInput) => {
    try {
      return (await updateUser({ creator: input })).creator;
    } catch (error) {
      throw error instanceof ApiError ? asProfileError(error) : error;
    }
  }, []);
  return <ProfileEditor creator={creator} siteName={siteName} onUpdate={update} />;
}

/** Maps API fields to fields of the form: 'creator.name' is 'name'. */
function asProfileError(error: ApiError): ApiError {
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([path, text]) => [path.replace(IN_CREATOR, ''), text]),
  );
  return new ApiError(error.code, error.message, { status: error.status, fields, cause: error });
}
