import type { InputProblem, StateName } from '#contract/kit/refusals.ts'
import { isRefusalCode, type RefusalCode } from '#contract/refusals.ts'

export type Facts = Readonly<Record<string, unknown>>

/**
 * Refusal: an expected error with a code. Its facts fill the placeholders of the message and are the `data` of the
 * response.
 */
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

/** Facts of `thing.wrongState`: the name of the state; undefined where it has none, or the actor may not learn it. */
interface WrongState {
  readonly state: StateName | undefined
}

/** Facts that a code needs. A code that is only known at run time may come without. */
type FactsOf<Code extends RefusalCode> = RefusalCode extends Code
  ? [facts?: Facts]
  : 'thing.wrongState' extends Code
    ? [facts: Facts & WrongState]
    : [facts?: Facts]

export function refuse<Code extends RefusalCode>(code: Code, ...[facts]: FactsOf<Code>): never {
  throw new Refusal(code, facts)
}

/** Refusal of invalid input that no schema describes; `limit` is the number of the problem's message. */
export function refuseInput(
  problem: InputProblem,
  facts?: { readonly field?: string; readonly limit?: number },
): never {
  return refuse('input.invalid', { problem, ...facts })
}

/**
 * Outcome of a transaction that commits although it refuses, such as one that counts a failed attempt: it returns its
 * refusal, which is thrown here, after the commit.
 */
export function throwIfRefused<T>(outcome: T | Refusal): T {
  if (outcome instanceof Refusal) throw outcome
  return outcome
}

/** Code of a refusal; undefined for any other error. */
export const refusalCodeOf = (error: unknown): RefusalCode | undefined =>
  error instanceof Refusal ? error.code : undefined

/**
 * Converts an error to a refusal. Database constraints are named after the refusal code that they cause, so no mapping
 * is needed; undefined for any other error.
 */
export function toRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  const { constraint } = error as { constraint?: string }
  return isRefusalCode(constraint) ? new Refusal(constraint) : undefined
}
