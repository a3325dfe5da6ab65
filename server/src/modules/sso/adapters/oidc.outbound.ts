import type * as client from 'openid-client'
import type { OutboundRequest } from '#kit/outbound/outbound.send.ts'

/** Converts a request of the library to an outbound request. */
export function requestOf({ method, headers, body }: client.CustomFetchOptions): OutboundRequest {
  const text = body instanceof URLSearchParams ? body.toString() : body
  if (text !== undefined && text !== null && typeof text !== 'string') throw new Error('only texts are sent')
  return { method, headers, ...(typeof text === 'string' ? { body: text } : {}) }
}
