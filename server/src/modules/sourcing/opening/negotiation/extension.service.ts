import type { Input } from '#contract/kit/route.ts'
import { type extendNegotiation as route, longestNegotiation } from '#contract/sourcing/seal/negotiation.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { announceChange } from '../../moves/announce.service.ts'
import { changedTimes, isTooNear } from '../../projects/change.rules.ts'
import { nameOfField } from '../../projects/draft.rules.ts'
import { factsOf, lockProjectFor } from '../../projects/project.access.service.ts'
import { announcedTimes } from '../../projects/project.columns.ts'
import { projectFlow } from '../../projects/project.rules.ts'
import { databaseTime } from '../../projects/project.store.ts'
import { changeRound } from '../../seal/change.service.ts'
import type { Seals } from '../../seal/seals.ts'
import { isDeadline } from './negotiation.rules.ts'

/**
 * Postpones the deadline of a running negotiation by a change notice. Quotes of the round lapse until confirmed; for
 * unconfirmed ones the earlier quote stands.
 */
export async function extendNegotiation(
  tx: Tx,
  actor: Actor,
  { id, version, title, endAt }: Input<typeof route>,
  seals: Seals,
): Promise<string> {
  const seen = await lockProjectFor(tx, actor, id, version)
  const { project } = seen
  projectFlow.decide(factsOf(seen), 'extendNegotiation', actor)
  const [before, after, now] = [project.negotiation_end_at!, new Date(endAt), await databaseTime(tx)]
  const what = nameOfField('negotiationEndAt', actor.lang)
  if (before <= now) refuse('project.datesPassed', { what })
  if (after <= before) refuse('project.onlyLater', { what })
  if (!isDeadline(endAt, now)) refuse('negotiation.deadline', { days: longestNegotiation })
  const { changeNoticeHours: hours } = await readSettings(tx, 'changeNoticeHours')
  if (isTooNear(after.toISOString(), now, hours)) refuse('project.extendQuoting', { hours })
  const announced = announcedTimes(project)
  const changes = changedTimes(announced, { ...announced, negotiationEndAt: after.toISOString() })
  const patch = { negotiation_end_at: after }
  const changed = await announceChange(tx, actor, seen, 'extendNegotiation', { title, changes, patch })
  await changeRound(tx, actor, changed, seals, { mustRewrite: false })
  return id
}
