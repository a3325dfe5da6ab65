import { dayOf } from '#contract/kit/calendar.ts'
import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import type { Tx } from '#kit/database/database.ts'
import { nextNumber } from './project.store.ts'

/** Number sequences of the specification with their prefixes. */
const sequences = {
  inquiry: { code: 'applySystem', prefix: 'XJ' },
  fixed: { code: 'applyMCC', prefix: 'DD' },
  bidding: { code: 'applyBidding', prefix: 'JJ' },
} as const satisfies Readonly<Record<ProjectKind, { readonly code: string; readonly prefix: string }>>

/** Number of a new project: `XJ-261123-007` is the seventh inquiry of that day. */
export async function newProjectNo(tx: Tx, kind: ProjectKind, now: Date): Promise<string> {
  const { code, prefix } = sequences[kind]
  const day = dayOf(now)
  const number = await nextNumber(tx, code, day)
  return `${prefix}-${day.slice(2).replaceAll('-', '')}-${String(number).padStart(3, '0')}`
}
