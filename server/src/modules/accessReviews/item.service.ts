import type * as contract from '#contract/accessReviews/reviewItems.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { type NewEvent, newEvent, publish } from '#kit/events/events.ts'
import { refuse, refuseInput } from '#kit/refusal.ts'
import { changeRoleMembers } from '#modules/identity/index.ts'
import { decidable, waitingOfPerson } from './item.store.ts'
import { itemFlow } from './review.rules.ts'
import { closeIfDecided } from './review.service.ts'
import { type Deciding, items, itemStatusOf, reviews } from './review.store.ts'

/** Whose queue an actor works off. */
export const decidingOf = ({ personId, permissions }: Actor): Deciding => ({
  personId,
  oversees: permissions.has('access.review'),
})

interface Decision {
  readonly ids: readonly string[]
  readonly verdict: 'keep' | 'revoke'
  readonly reason?: string
}

const verbs = { '02': 'kept', '03': 'revoked', '04': 'ended' } as const

/**
 * Decides items: reviews are locked before their items, so that the last decision closes a review in any order. A
 * role that has ended meanwhile is marked so instead.
 */
async function decide(tx: Tx, actor: Actor, { ids, verdict, reason = '' }: Decision): Promise<void> {
  const wanted = [...new Set(ids)]
  const deciding = decidingOf(actor)
  const seen = await decidable(tx, { ids: wanted, ...deciding })
  if (seen.length < wanted.length) refuse('thing.notFound')
  const locked = await reviews.lockAll(
    tx,
    seen.map((item) => item.review_id),
  )
  const rows = await items.lockAll(tx, wanted)
  if (rows.some((item) => item.person_id === actor.personId)) refuse('accessReview.own')
  if (locked.some(({ status }) => status !== '01')) refuse('accessReview.closed')
  // Again under the locks: who decides and what is held may have changed meanwhile.
  const held = new Map((await decidable(tx, { ids: wanted, ...deciding })).map(({ id, isHeld }) => [id, isHeld]))
  const events: NewEvent[] = []
  for (const item of rows) {
    const isHeld = held.get(item.id) ?? refuse('thing.notFound')
    const status = itemFlow.decide(
      { status: itemStatusOf(item) },
      isHeld ? verdict : 'end',
      actor,
    ) as keyof typeof verbs
    if (status === '03') await changeRoleMembers(tx, actor, { roleId: item.role_id, add: [], remove: [item.user_id] })
    await items.set(tx, item, {
      status,
      reason: status === '03' ? reason : '',
      decided_by: actor.userName,
      decided_person_id: actor.personId,
      decided_at: actor.now,
    })
    const reviewName = locked.find(({ id }) => id === item.review_id)!.name
    const data = { reviewId: item.review_id, userId: item.user_id, roleName: item.role_name, reviewName }
    const why = status === '03' ? reason : undefined
    events.push(
      newEvent(`reviewItem.${verbs[status]}`, { id: item.id, from: itemStatusOf(item), to: status, reason: why, data }),
    )
  }
  await publish(tx, actor, ...events)
  for (const review of locked) await closeIfDecided(tx, actor, review)
}

export const keepItems = (tx: Tx, actor: Actor, { ids }: Input<typeof contract.keepReviewItems>): Promise<void> =>
  decide(tx, actor, { ids, verdict: 'keep' })

export async function keepPerson(
  tx: Tx,
  actor: Actor,
  { id }: Input<typeof contract.keepPersonReviewItems>,
): Promise<void> {
  const ids = (await waitingOfPerson(tx, { id, ...decidingOf(actor) })).map((item) => item.id)
  await decide(tx, actor, { ids: ids.length > 0 ? ids : [id], verdict: 'keep' })
}

export const revokeItem = (tx: Tx, actor: Actor, { id, reason }: Input<typeof contract.revokeReviewItem>) =>
  decide(tx, actor, {
    ids: [id],
    verdict: 'revoke',
    reason: reason.trim() || refuseInput('required', { field: 'reason' }),
  })
