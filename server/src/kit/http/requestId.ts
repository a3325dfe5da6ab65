import { randomFillSync } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const BYTES = 16
/** Pool of random bytes for many ids: a system call for each id takes two percent of a short request. */
const pool = Buffer.alloc(BYTES * 256)
let used = pool.length

/** Trace id of a request: from the `traceparent` header (W3C Trace Context), or a new one. 32 hexadecimal digits. */
export const requestId = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
  /^00-([0-9a-f]{32})-/.exec(String(headers['traceparent'] ?? ''))?.[1] ?? newTraceId()

export function newTraceId(): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  return pool.toString('hex', used, (used += BYTES))
}
