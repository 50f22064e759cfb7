import 'server-only';
import { ROLES } from '@/features/auth/workshops/roles';
import { PROJECT_LANGUAGES } from '@/shared/interface/languages';
import type { InvitationView, PersonView } from '../schema';
import type { InvitationRow } from './invitations/repository';
import type { PersonRow } from './repository';

/** @param reader the account that sees the list, and whether it owns the workshop */
export function toPersonView(
  { id, name, email, role, languages, since, lastActiveAt }: PersonRow,
  reader: { userId: string; isOwner: boolean },
): PersonView {
  return {
    id,
    name,
    email: reader.isOwner ? email : null,
    role: roleOf({ role }),
    languages: languagesOf({ languages }),
    since: since.toISOString(),
    lastActiveAt: lastActiveAt?.toISOString().slice(0, 10) ?? null,
    isYou: id === reader.userId,
  };
}

export function toInvitationView(row: InvitationRow): InvitationView {
  const { id, email, uses, usesMax, createdAt, expiresAt } = row;
  return {
    id,
    role: roleOf(row),
    languages: languagesOf(row),
    email,
    uses,
    usesMax,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

/** Languages of a translator that this release knows. */
export const languagesOf = ({ languages }: { languages: readonly string[] }) =>
  PROJECT_LANGUAGES.filter((lang) => languages.includes(lang));

/** A role as lists show it; the lowest one for a role of a newer release. */
export const roleOf = ({ role }: { role: string }) =>
  ROLES.find((each) => each === role) ?? 'translator';
