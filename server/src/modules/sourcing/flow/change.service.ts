import { compare } from '#contract/kit/money.ts'
import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/sourcing/projectChanges.ts'
import type { ProjectItem } from '#contract/sourcing/projects.ts'
import { isLive } from '#contract/sourcing/auction/auctionRule.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { sumOf } from '../demands/demand.rules.ts'
import { findDemandsOf } from '../demands/demand.store.ts'
import { replanAuction } from '../auction/plan.service.ts'
import { changeRound } from '../seal/change.service.ts'
import type { Seals } from '../seal/seals.ts'
import { announceChange } from '../moves/announce.service.ts'
import {
  changedItems,
  changedPlace,
  changedTimes,
  earlierTime,
  isRewritten,
  isTooNear,
  movedTooLate,
} from '../projects/change.rules.ts'
import { belowItems, disorderIn, itemsTotal, nameOfField, passedTime } from '../projects/draft.rules.ts'
import { factsOf, lockProjectFor } from '../projects/project.access.service.ts'
import { announcedTimes, dateOf, itemOf } from '../projects/project.columns.ts'
import { projectFlow } from '../projects/project.rules.ts'
import { databaseTime, findItems, type ProjectRow, setItems } from '../projects/project.store.ts'

/**
 * Changes a published project with a public notice. Deadlines can only be postponed, and not after they have passed.
 */
export async function changeProject(
  tx: Tx,
  actor: Actor,
  input: Input<typeof contract.changeProject>,
  seals: Seals,
): Promise<string> {
  const seen = await lockProjectFor(tx, actor, input.id, input.version)
  const { project } = seen
  projectFlow.decide(factsOf(seen), 'change', actor)
  const now = await databaseTime(tx)
  const items = (await findItems(tx, project.id)).map(itemOf)
  const changedIds = new Set(input.items.map(({ id }) => id))
  const isKnown = items.filter(({ id }) => changedIds.has(id)).length === input.items.length
  if (!isKnown) refuse('project.noSuchItem')

  const before = announcedTimes(project)
  const { enrolEndAt, questionEndAt, quoteBeginAt, quoteEndAt } = input
  const after = {
    ...before,
    ...(project.state === '4' ? { enrolEndAt: instant(enrolEndAt) } : {}),
    questionEndAt: instant(questionEndAt),
    quoteBeginAt: instant(quoteBeginAt),
    quoteEndAt: instant(quoteEndAt),
  }
  const word = (field: Parameters<typeof nameOfField>[0]) => nameOfField(field, actor.lang)
  const passed =
    movedTooLate(before, after, now) ?? passedTime(project.state === '4' ? before : { ...before, audit: '2' }, now)
  if (passed) refuse('project.datesPassed', { what: word(passed) })
  const earlier = earlierTime(before, after)
  if (earlier) refuse('project.onlyLater', { what: word(earlier) })
  const disorder = disorderIn({ ...after, publishAt: null })
  if (disorder.length > 0) refuse('project.datesOrder', { what: disorder.map(word).join('、') })

  const changes = [
    ...changedTimes(before, after),
    ...changedPlace(project.delivery_address, input),
    ...changedItems(items, input.items),
  ]
  if (changes.length === 0) refuse('project.nothingChanged')
  const { changeNoticeHours: hours } = await readSettings(tx, 'changeNoticeHours')
  if (isTooNear(after.quoteEndAt, now, hours)) refuse('project.extendQuoting', { hours })
  refuseBeyondBudget(project, items, input.items)
  await refuseOtherThanDemanded(tx, project.id, input.items)
  await setItems(tx, project.id, input.items)
  const changed = await announceChange(tx, actor, seen, 'change', {
    title: input.title,
    changes,
    patch: {
      enrol_end_at: dateOf(after.enrolEndAt),
      question_end_at: dateOf(after.questionEndAt),
      quote_begin_at: dateOf(after.quoteBeginAt),
      quote_end_at: dateOf(after.quoteEndAt),
      ...(isLive(project.auction_rule)
        ? { auction_begin_at: dateOf(after.quoteBeginAt), auction_end_at: dateOf(after.quoteEndAt) }
        : {}),
      delivery_address: input.deliveryAddress,
    },
  })
  await changeRound(tx, actor, changed, seals, { mustRewrite: isRewritten(changes) })
  await replanAuction(tx, changed)
  return project.id
}

/** Refuses changes beyond the approved and reserved amount: the budget, or the items' expected cost. */
function refuseBeyondBudget(
  { kind, budget_amount: amount }: Pick<ProjectRow, 'kind' | 'budget_amount'>,
  items: readonly Omit<ProjectItem, 'demands'>[],
  changed: Input<typeof contract.changeProject>['items'],
): void {
  const quantities = new Map(changed.map(({ id, quantity }) => [id, quantity]))
  const total = itemsTotal(items.map((item) => ({ ...item, quantity: quantities.get(item.id) ?? item.quantity })))
  const budget = amount ?? itemsTotal(items)
  if (compare(total, budget) > 0) refuse(belowItems(kind), { items: total, budget })
}

/** Refuses changes of quantities and goods that come from demand lines of departments. */
async function refuseOtherThanDemanded(
  tx: Tx,
  projectId: string,
  changed: Input<typeof contract.changeProject>['items'],
): Promise<void> {
  const demanded = Map.groupBy(await findDemandsOf(tx, projectId), ({ item_id: itemId }) => itemId)
  for (const { id, quantity } of changed) {
    const own = demanded.get(id) ?? []
    const sum = sumOf(own.map((demand) => demand.quantity))
    if (own.length > 0 && compare(quantity, sum) !== 0) refuse('demand.quantity', { name: own[0]!.name, quantity: sum })
  }
}

/** Normalises an instant, so that times can be compared as text. */
const instant = (text: string | null): string | null => (text === null ? null : new Date(text).toISOString())
