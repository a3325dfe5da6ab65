import { dayOf } from '#contract/kit/calendar.ts'
import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import { sequenceOf } from '#contract/tenancy/sequences.ts'
import type { Tx } from '#kit/database/database.ts'
import { nextNumber } from './project.store.ts'

/** Number sequences of the specification. */
const sequences = {
  inquiry: 'applySystem',
  fixed: 'applyMCC',
  bidding: 'applyBidding',
} as const satisfies Readonly<Record<ProjectKind, string>>

/** Number of a new project: by the usual pattern `XJ-261123-007` is the seventh inquiry of that day. */
export const newProjectNo = (tx: Tx, kind: ProjectKind, now: Date): Promise<string> =>
  nextNumber(tx, sequences[kind], sequenceOf(sequences[kind]).pattern, dayOf(now))
