import type { Envelope } from '#contract/kit/route.ts'
import { type NamedRefusal, refusalNumbers } from './refusalNumbers.ts'

/** Refusal of the server: code, message in the user's language, and facts. */
export class Refused extends Error {
  readonly code: number
  readonly facts: unknown
  readonly trace: string

  constructor({ code, message, data, traceid }: Envelope<unknown>) {
    // Internal error (-1): the message is generic, so the trace id is appended.
    super(code === -1 && traceid !== '' ? `${message}/${traceid}` : message)
    this.name = 'Refused'
    this.code = code
    this.facts = data
    this.trace = traceid
  }

  is(code: NamedRefusal): boolean {
    return this.code === refusalNumbers[code]
  }
}

/** No response, or an unintelligible one. The trace is the server's, otherwise the name of the called service. */
export class Unreachable extends Error {
  readonly trace: string

  constructor(trace: string) {
    super(`unreachable: ${trace}`)
    this.name = 'Unreachable'
    this.trace = trace
  }
}

/** Conflict: another user has changed the record meanwhile. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof Refused && (error.is('thing.stale') || error.is('thing.wrongState'))
