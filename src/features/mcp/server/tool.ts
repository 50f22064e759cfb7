import 'server-only';
import { z } from 'zod';
import type { Actor } from '@/features/auth/server/actor';
import { type Authority, mayDo } from '@/features/auth/personal-tokens/model/scopes';
import { requireRole } from '@/features/auth/server/workshops/service';
import { roleMay } from '@/features/auth/workshops/roles';
import { AppError } from '@/shared/http/app-error';
import type { FieldProblem } from '@/shared/http/app-error';
import { isUid } from '@/shared/ids/uid';
import { PROJECT_LANGUAGES } from '@/shared/interface/languages';
import { validate } from '@/shared/http/validate';

/** A client without a token, or the account of its personal token. */
export type Caller = {
  account?: { actor: Actor; scopes: Authority };
  /** Puts a refused field into words. */
  fieldText: (problem: FieldProblem) => string;
};
type Account = Caller & { actor: Actor };

/** A tool: a use case with a schema, and what a token must hold for it. */
export type Tool = {
  name: string;
  scope: 'public' | 'read' | 'write';
  description: string;
  input: z.ZodObject;
  run: (input: unknown, caller: Caller) => Promise<string>;
};
type Facts<Input extends z.ZodObject> = Omit<Tool, 'input' | 'run' | 'scope'> & { input: Input };

/** Declares a tool that everybody may call. */
export const publicTool = <Input extends z.ZodObject>(
  tool: Facts<Input> & { run: (input: z.output<Input>) => Promise<string> },
): Tool => ({ ...tool, scope: 'public', run: (input) => tool.run(validate(tool.input, input)) });

/** Declares a tool that needs a personal token with that scope. */
export const ownTool = <Input extends z.ZodObject>(
  tool: Facts<Input> & {
    scope: 'read' | 'write';
    run: (input: z.output<Input>, caller: Account) => Promise<string>;
  },
): Tool => ({
  ...tool,
  run: (input, caller) => {
    const { account } = caller;
    if (!account) throw new AppError('unauthenticated', { reason: 'noToken' });
    requireRole(account.actor, tool.scope);
    if (!mayDo(account.scopes, tool.scope))
      throw new AppError(tool.scope === 'write' ? 'token_needs_write' : 'token_refused');
    return tool.run(validate(tool.input, input), { ...caller, actor: account.actor });
  },
});

/** True for tools that this caller may use; others are not listed. */
export const isOpenTo = ({ scope }: Tool, { account }: Caller): boolean =>
  scope === 'public' ||
  (account !== undefined && mayDo(account.scopes, scope) && roleMay(account.actor.role, scope));

export const uid = z
  .string()
  .refine(isUid, 'invalid')
  .describe('The identifier of a guide: what follows /p/ in the address of its page.');
export const lang = z.enum(PROJECT_LANGUAGES, 'languageUnknown');
/** For answers that may be cut. */
export const from = z
  .int()
  .min(0)
  .max(100_000_000)
  .default(0)
  .describe('Where to go on in a long answer, which names this number.');
