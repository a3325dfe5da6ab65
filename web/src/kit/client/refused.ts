import type { Envelope } from '#contract/kit/route.ts'
import { type NamedRefusal, refusalNumbers } from './refusalNumbers.ts'

/** The server's no: its number, its sentence in the reader's language, and the facts that came with it. */
export class Refused extends Error {
  readonly code: number
  readonly facts: unknown
  readonly trace: string

  constructor({ code, message, data, traceid }: Envelope<unknown>) {
    // The server's own failure: its sentence says nothing of what went wrong, so the trace stands with it.
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

/**
 * No answer, or none that can be understood. The trace is the server's, or else the name of the service that was asked.
 */
export class Unreachable extends Error {
  readonly trace: string

  constructor(trace: string) {
    super(`unreachable: ${trace}`)
    this.name = 'Unreachable'
    this.trace = trace
  }
}

/** Somebody else has changed meanwhile what was to be written. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof Refused && (error.is('thing.stale') || error.is('thing.wrongState'))
