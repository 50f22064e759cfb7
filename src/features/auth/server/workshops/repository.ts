import 'server-only';
import { db } from '@/server/db/client';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { MEMBER_ROLES, type Role } from '../../workshops/roles';

export type Workshop = {
  readonly id: string;
  readonly uid: string;
  readonly name: string;
  readonly role: Role;
  /** The only ones that a translator writes; empty for other roles. */
  readonly languages: readonly ProjectLanguage[];
  readonly isPersonal: boolean;
};

/**
 * The workshops in which an account has a role, the personal one first. A role of a newer release is
 * none here. A suspended account has none, and its workshops are nobody's meanwhile.
 */
export function listWorkshops(userId: string): Promise<Workshop[]> {
  return db().$queryRaw<Workshop[]>`
    SELECT creator.id, creator.uid, creator.name, own.role, own.languages, creator.user_id IS NOT DISTINCT FROM ${userId}::uuid AS "isPersonal"
    FROM (SELECT id, 'owner' AS role, ARRAY[]::text[] AS languages FROM creator WHERE owner_id = ${userId}::uuid
      UNION ALL SELECT creator_id, role, languages FROM membership WHERE user_id = ${userId}::uuid AND role = ANY(${[...MEMBER_ROLES]})) AS own
    JOIN creator ON creator.id = own.id
    JOIN user_account AS owner ON owner.id = creator.owner_id AND owner.suspended_at IS NULL
    JOIN user_account AS person ON person.id = ${userId}::uuid AND person.suspended_at IS NULL
    ORDER BY "isPersonal" DESC, creator.name, creator.id`;
}
