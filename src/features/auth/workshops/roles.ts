import type { RoleScope } from '@/shared/http/contract';

/** Roles of people who act for a workshop of another owner. */
export const MEMBER_ROLES = ['editor', 'reviewer', 'translator'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** Every role in a workshop, the highest first. */
export const ROLES = ['owner', ...MEMBER_ROLES] as const;
export type Role = (typeof ROLES)[number];

const EDITOR: readonly RoleScope[] = ['draft', 'read', 'translate', 'write', 'review', 'publish'];
const SCOPES: Record<Role, readonly RoleScope[]> = {
  owner: [...EDITOR, 'webhooks', 'operate', 'session'],
  editor: EDITOR,
  reviewer: ['draft', 'read', 'review'],
  translator: ['draft', 'translate'],
};

/** Reports whether a role includes a scope in its workshop. */
export const roleMay = (role: Role, needed: RoleScope): boolean => SCOPES[role].includes(needed);
