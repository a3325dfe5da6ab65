import { dayOf } from '#contract/kit/calendar.ts'
import { maxViews, type saveView, type SavedView } from '#contract/insight/views.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { spanOf } from '../scope.rules.ts'
import { scopeOf } from '../scope.service.ts'
import { daysOfView, dueFor, filterOf } from './view.rules.ts'
import { countViews, lockOwnerOfViews, type ViewRow, views, viewsOf } from './view.store.ts'

export const listOwnViews = async (db: Db, { userId }: Actor): Promise<SavedView[]> =>
  (await viewsOf(db, userId)).map(({ id, filter, last_sent_at: lastSentAt, ...view }) => ({
    viewId: id,
    ...view,
    ...filter,
    lastSentAt: lastSentAt?.toISOString() ?? null,
  }))

/** Locks a view of the actor; those of others are not found. */
async function lockOwn(tx: Tx, { userId }: Actor, id: string, version: number | undefined): Promise<Locked<ViewRow>> {
  const row = await views.lock(tx, id, version)
  return row.owner_id === userId ? row : refuse('thing.notFound')
}

/** Saves a view, or changes an own one. Its filter has to be one that the actor may read now. */
export async function saveOwnView(tx: Tx, actor: Actor, input: Input<typeof saveView>): Promise<string> {
  const { topic, period, rhythm, hour } = input
  const name = input.name.trim()
  const filter = filterOf(input)
  spanOf(daysOfView(period, filter, dayOf(actor.now)), dayOf(actor.now))
  await scopeOf(tx, actor, filter.deptId)
  await lockOwnerOfViews(tx, actor.userId)
  // A view that was due before it was saved waits for its next day.
  const patch = { name, topic, period, filter, rhythm, hour, sent_for: dueFor(rhythm, hour, actor.now) }
  let id = input.viewId
  if (id === undefined) {
    if ((await countViews(tx, actor.userId)) >= maxViews) refuse('savedView.tooMany')
    id = (await views.insert(tx, { owner_id: actor.userId, ...patch })).id
  } else await views.set(tx, await lockOwn(tx, actor, id, input.version), patch)
  await publish(tx, actor, newEvent('savedView.saved', { id, data: { name, rhythm } }))
  return id
}

export async function removeOwnView(tx: Tx, actor: Actor, id: string, version: number): Promise<void> {
  const row = await lockOwn(tx, actor, id, version)
  await views.remove(tx, row)
  await publish(tx, actor, newEvent('savedView.removed', { id: row.id, data: { name: row.name } }))
}
