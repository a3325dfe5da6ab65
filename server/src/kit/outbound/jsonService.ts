import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import type { OpenOutbound } from './outbound.ts'

/** Service that answers JSON to JSON; `422` with `{reason}` is a refusal. */
export interface JsonService {
  readonly ask: <Answer extends TSchema>(
    path: string,
    body: unknown,
    answer: Answer,
    signal: AbortSignal,
  ) => Promise<Static<Answer>>
}

interface JsonServiceOptions {
  /** What it is, for the log: `the tax bureau`. */
  readonly name: string
  readonly timeoutMs: number
  readonly refused: (reason: string) => Error
}

const maxReason = 200

/**
 * Client of such a service over the guarded client. Name and password in its address become basic authentication. It
 * throws the refusal that the service names, and any other error when it cannot tell what the service did.
 */
export function jsonService(
  address: string,
  open: OpenOutbound,
  { name, timeoutMs, refused }: JsonServiceOptions,
): JsonService {
  const base = new URL(address)
  const { username, password } = base
  base.username = base.password = ''
  const pair = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(username === '' ? {} : { authorization: `Basic ${pair}` }),
  }
  const call = open([base.host])
  return {
    ask: async (path, body, answer, signal) => {
      const url = new URL(`${base.href.replace(/\/$/, '')}/${path}`)
      const reply = await call(url, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
        maxBytes: 4 * 1024 * 1024,
        timeoutMs,
        signal,
      })
      const said: unknown = await reply.json()
      if (reply.status === 422) {
        const reason = typeof said === 'object' && said !== null && 'reason' in said ? String(said.reason) : ''
        throw refused(reason.slice(0, maxReason))
      }
      if (!reply.ok) throw new Error(`${name} answered ${reply.status}`)
      if (!Value.Check(answer, said)) throw new Error(`${name} answered with something else`)
      return said
    },
  }
}
