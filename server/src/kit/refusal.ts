import { isRefusalCode, type RefusalCode } from '#contract/refusals.ts'

export type Facts = Readonly<Record<string, unknown>>

/** An expected no. Its facts fill the words and travel as `data`. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly facts: Facts
  constructor(code: RefusalCode, facts: Facts = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.facts = facts
  }
}

export function refuse(code: RefusalCode, facts?: Facts): never {
  throw new Refusal(code, facts)
}

/** A constraint has the name of the refusal that it causes, so the database needs no mapping. */
export function toRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  const { constraint } = error as { constraint?: string }
  return isRefusalCode(constraint) ? new Refusal(constraint) : undefined
}
