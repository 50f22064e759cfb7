import type { ErrorCode } from '@/shared/http/error-codes';
import type { RouteHandler } from '../_lib/route';
import type { OperationDocs } from './operation';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The docs of related calls; the calls themselves define what they accept and return. */
export type CallGroup = {
  name: string;
  /** the last part of the address of its page */
  slug: string;
  /** its purpose, in one sentence */
  about: string;
  /** by address: the module of the route, and the docs of its methods */
  calls: Record<
    string,
    [Partial<Record<Method, RouteHandler>>, Partial<Record<Method, OperationDocs>>]
  >;
};

/**
 * Extra errors of a call that attaches a picture: with a remote storage, the bytes are checked only
 * then.
 */
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
