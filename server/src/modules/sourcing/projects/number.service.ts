import { dayOf } from '#contract/kit/calendar.ts'
import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import { sequenceOf } from '#contract/tenancy/sequences.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { nextNumber } from './project.store.ts'

/** Number sequences of the specification. */
const sequences = {
  inquiry: 'applySystem',
  fixed: 'applyMCC',
  bidding: 'applyBidding',
} as const satisfies Readonly<Record<ProjectKind, string>>

/** Number of a new project: by the usual pattern `XJ-261123-007` is the seventh inquiry of that day. */
export const newProjectNo = (
  tx: Tx,
  kind: ProjectKind,
  { now, deptId }: Pick<Actor, 'now' | 'deptId'>,
): Promise<string> => {
  const code = sequences[kind]
  return nextNumber(tx, { code, pattern: sequenceOf(code).pattern, day: dayOf(now), deptId })
}
