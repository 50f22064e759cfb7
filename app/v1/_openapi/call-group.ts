import type { ErrorCode } from '@/shared/error-codes';
import type { RouteHandler } from '../_lib/route';
import type { OperationDocs } from './operation';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Calls that belong together, in words; what each takes and answers is told by the call itself. */
export type CallGroup = {
  name: string;
  /** its part of the address of its page */
  slug: string;
  /** what it is for, in one sentence */
  about: string;
  /** by address: the module of the route, and what to say of its methods */
  calls: Record<
    string,
    [Partial<Record<Method, RouteHandler>>, Partial<Record<Method, OperationDocs>>]
  >;
};

/** What a call that attaches a picture can be answered on top: where the storage is another service, the bytes are looked at only then. */
export const PICTURE_ERRORS = [
  'upload_not_allowed',
  'unsupported_media_type',
  'picture_unsupported',
  'picture_damaged',
  'picture_too_many_pixels',
  'account_storage_full',
  'storage_unavailable',
  'storage_full',
] as const satisfies ErrorCode[];
