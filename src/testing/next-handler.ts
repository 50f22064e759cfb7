import { NodeNextRequest, NodeNextResponse } from 'next/dist/server/base-http/node';
import { sendResponse } from 'next/dist/server/send-response';
import {
  NextRequestAdapter,
  signalFromNodeResponse,
} from 'next/dist/server/web/spec-extension/adapters/next-request';
import type { InnerHandler } from '@/server/http/next-errors';

type RouteHandler = (
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;

/** Passes requests to a route as Next does, with its own stream conversion on both sides. */
export function nextHandler(
  route: RouteHandler,
  paramsOf: (path: string) => Record<string, string>,
): InnerHandler {
  return async (req, res) => {
    const [nodeRequest, nodeResponse] = [new NodeNextRequest(req), new NodeNextResponse(res)];
    const request = NextRequestAdapter.fromNodeNextRequest(
      nodeRequest,
      signalFromNodeResponse(res),
    );
    const response = await route(request, {
      params: Promise.resolve(paramsOf(request.nextUrl.pathname)),
    });
    await sendResponse(nodeRequest, nodeResponse, response);
  };
}
