import { admitCaller, answerMessage } from '@/features/mcp/server/service';
import { fieldText } from '@/i18n/error-text';
import { showsPart } from '@/i18n/operator-settings';
import { env } from '@/server/env/env';
import { AppError } from '@/shared/http/app-error';
import { readJson } from '../v1/_lib/request-body';
import { describeError, loggedError } from '../v1/_lib/response';
import { bearerOf, guarded, routes } from '../v1/_lib/route';

/** The Model Context Protocol for assistants: Streamable HTTP without a state (docs/decisions/0143). */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: guarded(async (request, { locale, visitor }) => {
    if (!showsPart('mcp')) throw new AppError('not_found');
    refuseOtherOrigins(request);
    // Another kind of authorization is refused like a wrong token.
    const bearer = bearerOf(request) ?? (request.headers.has('authorization') ? '' : undefined);
    const account = await admitCaller(bearer, visitor);
    const message = await readJson(request);
    const caller = {
      ...(account && { account }),
      fieldText: fieldText.bind(undefined, locale),
    };
    return answerMessage(request, message, caller, (error) => {
      const { message: text, fields = {} } = describeError(loggedError(error, request), locale);
      return [text, ...Object.entries(fields).map((field) => field.join(': '))].join('\n');
    });
  }),
});

/**
 * Refuses pages of other sites, also one whose name was made to point here to read a site in an
 * inner network. Programs send no Origin.
 */
function refuseOtherOrigins({ headers }: Request): void {
  const origin = headers.get('origin');
  if (origin !== null && origin !== new URL(env().publicUrl).origin)
    throw new AppError('forbidden', { reason: 'otherAddress' });
}
