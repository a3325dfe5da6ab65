import { createHash } from 'node:crypto'
import type * as contract from '#contract/accessReviews/accessReviews.ts'
import { maxReviewItems } from '#contract/accessReviews/states.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import type { RowOfTable } from '#kit/database/table.ts'
import type { Listener } from '#kit/events/events.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { eachItem, type JobContext } from '#kit/jobs/jobs.ts'
import { refuse, refuseInput } from '#kit/refusal.ts'
import { headRole } from '#modules/approvals/index.ts'
import { allRoles, departmentsNamed, findPerson, isOpenStaff } from '#modules/identity/index.ts'
import { canonicalText } from '#sealing/bytes/canonical.ts'
import {
  endItems,
  freeze,
  isWaiting,
  itemsOfReview,
  lapseItems,
  openReviews,
  reviewsOfAccount,
  whomItWaitsFor,
} from './item.store.ts'
import { isDueDay, isReminderDay, itemFlow, resultOf, reviewFlow } from './review.rules.ts'
import { reviews, reviewStatusOf } from './review.store.ts'

type LockedReview = Locked<RowOfTable<typeof reviews>>

/** Opens a review and writes the roles down that are held at this moment. */
export async function openReview(tx: Tx, actor: Actor, draft: contract.AccessReviewDraft): Promise<string> {
  const { dueOn, roleIds, deptIds, reviewerId } = draft
  const name = draft.name.trim() || refuseInput('required', { field: 'name' })
  if (!isDueDay(dueOn, actor.now)) refuse('accessReview.due')
  if (reviewerId !== undefined && !(await isOpenStaff(tx, reviewerId))) refuse('accessReview.reviewer')
  const known = new Map((await allRoles(tx)).map((role) => [role.id, role.name]))
  const roleNames = [...new Set(roleIds)].map((id) => known.get(id) ?? refuse('thing.notFound'))
  const ids = [...new Set(deptIds)]
  const departments = await departmentsNamed(tx, { ids })
  if (departments.length < ids.length) refuse('thing.notFound')
  const { id } = await reviews.insert(tx, {
    name,
    due_on: dueOn,
    role_names: roleNames,
    dept_names: departments.map((each) => each.name),
    reviewer_name: reviewerId === undefined ? '' : ((await findPerson(tx, { userId: reviewerId }))[0]?.name ?? ''),
    opened_by: actor.userName,
    opener_id: actor.userId,
    opened_at: actor.now,
  })
  const frozen = await freeze(tx, {
    reviewId: id,
    reviewerId: reviewerId ?? null,
    headRole,
    roleIds,
    deptIds,
    max: maxReviewItems + 1,
  })
  if (frozen.length === 0) refuse('accessReview.empty')
  if (frozen.length > maxReviewItems) refuse('accessReview.tooMany', { most: maxReviewItems })
  const waiting = await whomItWaitsFor.one(tx, { reviewId: id })
  const data = { name, dueOn, items: frozen.length, ...waiting }
  await publish(tx, actor, newEvent('accessReview.opened', { id, to: '01', data }))
  return id
}

/** Closes a review whose items all have a decision, with its result and the hash of it. */
export async function closeIfDecided(tx: Tx, actor: Actor, review: LockedReview): Promise<void> {
  const { id } = review
  if ((await isWaiting.one(tx, { reviewId: id })).isWaiting) return
  const status = reviewFlow.decide({ status: reviewStatusOf(review) }, 'close', actor)
  const decided = await itemsOfReview(tx, { reviewId: id })
  const result = canonicalText(resultOf(review, decided, actor.now))
  const digest = createHash('sha256').update(result).digest('hex')
  await reviews.set(tx, review, { status, closed_at: actor.now, result, digest })
  const count = (of: string) => decided.filter((item) => item.status === of).length
  const [kept, revoked, ended, undecided] = [count('02'), count('03'), count('04'), count('05')]
  const data = { name: review.name, digest, items: decided.length, kept, revoked, ended, undecided }
  await publish(tx, actor, newEvent('accessReview.closed', { id, from: reviewStatusOf(review), to: status, data }))
}

/** Marks the items whose role has ended meanwhile. */
async function endWhatIsGone(tx: Tx, actor: Actor, { id, name }: LockedReview): Promise<void> {
  const to = itemFlow.decide({ status: '01' }, 'end', actor)
  const gone = await endItems(tx, { reviewId: id, at: actor.now })
  const events = gone.map((item) =>
    newEvent('reviewItem.ended', {
      id: item.id,
      from: '01',
      to,
      data: { reviewId: id, userId: item.user_id, roleName: item.role_name, reviewName: name },
    }),
  )
  await publish(tx, actor, ...events)
}

/** Marks what has ended of an account in all open reviews, when it is disabled or loses a role. */
export const noteEndedRoles: Listener<'account.rolesChanged' | 'account.disabled'> = async (tx, event) => {
  const actor = systemActor(event.tenant_id, '', event.at)
  const open = (await reviewsOfAccount(tx, { userId: event.entity_id })).map(({ id }) => id)
  for (const review of await reviews.lockAll(tx, open)) {
    if (review.status !== '01') continue
    await endWhatIsGone(tx, actor, review)
    await closeIfDecided(tx, actor, review)
  }
}

/** Reminds reviewers before the due day of a review, and closes it when that is over. */
export async function watchReview(tx: Tx, actor: Actor, reviewId: string): Promise<void> {
  const review = await reviews.lockIfThere(tx, reviewId)
  if (review?.status !== '01') return
  const today = dayOf(actor.now)
  await endWhatIsGone(tx, actor, review)
  if (review.due_on < today) await lapseItems(tx, { reviewId, at: actor.now })
  await closeIfDecided(tx, actor, review)
  if (review.due_on < today || !isReminderDay(review.due_on, review.reminded_on, actor.now)) return
  const waiting = await whomItWaitsFor.one(tx, { reviewId })
  if (waiting.to.length + waiting.unassigned === 0) return
  await reviews.set(tx, review, { reminded_on: today })
  const data = { name: review.name, dueOn: review.due_on, ...waiting }
  await publish(tx, actor, newEvent('accessReview.reminded', { id: reviewId, from: '01', to: '01', data }))
}

export async function watchReviews(context: JobContext): Promise<void> {
  const { database, tenantId, now } = context
  const open = await database.read(tenantId, (db) => openReviews(db))
  await eachItem(
    context,
    open,
    ({ id }) => `access review ${id}`,
    ({ id }) => database.write(tenantId, (tx) => watchReview(tx, systemActor(tenantId, '', now), id)),
  )
}
