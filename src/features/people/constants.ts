/** People of a workshop with its owner, and invitations that are open. */
export const PEOPLE_MAX = 50;
export const OPEN_INVITATIONS_MAX = 20;
export const INVITATION_USES_MAX = 20;
export const INVITATION_DAYS = 7;
/** Workshops of an account, its own included. */
export const WORKSHOPS_MAX = 20;
