import { randomFillSync } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const BYTES = 16
/** Random bytes for many ids at once: asking for each would cost a fiftieth of a short call. */
const pool = Buffer.alloc(BYTES * 256)
let used = pool.length

/** Trace id of a request: the caller's (`traceparent` of W3C Trace Context), or a new one. 32 hexadecimal digits. */
export const requestId = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
  /^00-([0-9a-f]{32})-/.exec(String(headers['traceparent'] ?? ''))?.[1] ?? newTraceId()

export function newTraceId(): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  return pool.toString('hex', used, (used += BYTES))
}
