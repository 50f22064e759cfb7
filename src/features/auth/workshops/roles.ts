import type { CallScope } from '@/shared/http/contract';

/** Roles of people who act for a workshop of another owner. */
export const MEMBER_ROLES = ['editor'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** Every role in a workshop, the highest first. */
export const ROLES = ['owner', ...MEMBER_ROLES] as const;
export type Role = (typeof ROLES)[number];

const SCOPES: Record<Role, readonly CallScope[]> = {
  owner: ['read', 'write', 'publish', 'webhooks', 'operate', 'session'],
  editor: ['read', 'write', 'publish'],
};

/** Reports whether a role includes a scope in its workshop. */
export const roleMay = (role: Role, needed: CallScope): boolean => SCOPES[role].includes(needed);
