import type { CreatorView } from '@/features/auth/schema';
import type { Role } from '@/features/auth/workshops/roles';
import type { ProjectLanguage } from '@/shared/interface/languages';

/** An invitation to a workshop, as its page shows it to an account or a visitor. */
export type InvitationFacts =
  | { state: 'over' }
  | {
      state: 'open';
      workshop: Pick<CreatorView, 'uid' | 'name' | 'avatar'>;
      /** `owner` is the offer to own it. */
      role: Role;
      /** Of a translator; none for other roles. */
      languages: readonly ProjectLanguage[];
      /** Guides of the workshop outside the trash. */
      guides: number;
      isSignedIn: boolean;
      /** Sent to another e-mail than that of the signed-in account. */
      isForOther: boolean;
      /** The e-mail of the signed-in account must be confirmed first. */
      needsConfirmation: boolean;
      /** True if the signed-in account has this role, or a higher one, already. */
      isMember: boolean;
    };
