import type * as contract from '#contract/ordering/lists/goodsLists.ts'
import { maxListLines, maxLists } from '#contract/ordering/lists/goodsLists.ts'
import type { Input, Reply } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { quoteLines } from '#modules/catalogue/index.ts'
import { activeSuppliers } from '#modules/suppliers/index.ts'
import { addAvailable } from '../cart/addAvailable.service.ts'
import {
  countLines,
  countLists,
  ensureDefaultList,
  findDefaultList,
  followSupplier,
  isFollowed,
  linesOf,
  type ListRow,
  lists,
  putLine,
  takeLines,
  unfollowSupplier,
} from './list.store.ts'

/** Whether the actor may see a list: an own one, or one shared with a department of the actor's path. */
export const seesList = (row: Pick<ListRow, 'owner_id' | 'share' | 'dept_id'>, actor: Actor): boolean =>
  row.owner_id === actor.userId || (row.share !== 'none' && actor.deptPath.includes(row.dept_id))
export const editsLines = (row: Pick<ListRow, 'owner_id' | 'share' | 'dept_id'>, actor: Actor): boolean =>
  row.owner_id === actor.userId || (row.share === 'edit' && actor.deptPath.includes(row.dept_id))

/** Id of a list that the actor may see; undefined while the actor has no favourites yet. */
export async function findListId(db: Db, actor: Actor, listId: string | undefined): Promise<string | undefined> {
  if (listId === undefined) return findDefaultList(db, actor.userId)
  const row = await lists.findIfThere(db, listId)
  return row && seesList(row, actor) ? row.id : refuse('thing.notFound')
}

/** Locks a list whose lines the actor may change; the favourites without an id. */
async function lockLines(tx: Tx, actor: Actor, listId: string | undefined): Promise<Locked<ListRow>> {
  const id = listId ?? (await ensureDefaultList(tx, actor))
  const row = (await lists.lockIfThere(tx, id)) ?? refuse('thing.notFound')
  if (!seesList(row, actor)) refuse('thing.notFound')
  if (!editsLines(row, actor)) refuse('thing.notAllowed')
  return row
}

async function lockOwn(tx: Tx, actor: Actor, id: string, version?: number): Promise<Locked<ListRow>> {
  const row = await lists.lock(tx, id, version)
  if (!seesList(row, actor)) refuse('thing.notFound')
  return row.owner_id === actor.userId ? row : refuse('thing.notAllowed')
}

/** Creates a list, or renames and shares an own one. */
export async function saveList(tx: Tx, actor: Actor, input: Input<typeof contract.saveGoodsList>): Promise<string> {
  const name = input.name.trim()
  if (name === '') refuse('goodsList.nameMissing')
  if (input.id !== undefined) {
    const row = await lockOwn(tx, actor, input.id, input.version)
    if (row.is_default) refuse('goodsList.default')
    const { userName: owner_name, deptId: dept_id, deptName: dept_name, now: updated_at } = actor
    await lists.set(tx, row, { name, share: input.share, owner_name, dept_id, dept_name, updated_at })
    await publish(tx, actor, newEvent('goodsList.saved', { id: row.id }))
    return row.id
  }
  // The favourites' row is the lock of a person's lists.
  await ensureDefaultList(tx, actor)
  if ((await countLists(tx, actor.userId)) >= maxLists) refuse('goodsList.tooMany', { max: maxLists })
  const row = await lists.insert(tx, {
    owner_id: actor.userId,
    owner_name: actor.userName,
    dept_id: actor.deptId,
    dept_name: actor.deptName,
    name,
    share: input.share,
    updated_at: actor.now,
  })
  await publish(tx, actor, newEvent('goodsList.saved', { id: row.id }))
  return row.id
}

export async function removeList(tx: Tx, actor: Actor, input: Input<typeof contract.removeGoodsList>) {
  const row = await lockOwn(tx, actor, input.id, input.version)
  if (row.is_default) refuse('goodsList.default')
  await lists.remove(tx, row)
  await publish(tx, actor, newEvent('goodsList.removed', { id: row.id }))
  return { id: row.id }
}

/** Adds goods to a list, or changes their quantity and note. The list's lock keeps its size within the limit. */
export async function putInList(tx: Tx, actor: Actor, input: Input<typeof contract.putInList>) {
  const list = await lockLines(tx, actor, input.listId)
  const [quote] = await quoteLines(tx, actor, [{ skuId: input.skuId, qty: input.quantity ?? 1 }])
  const known = (await linesOf(tx, list.id)).find(({ sku_id }) => sku_id === input.skuId)
  const isGone = !quote || quote.obstacle === 'off' || quote.obstacle === 'suspended'
  if (isGone && !known) refuse('order.notAvailable')
  const name = known?.name ?? quote!.name
  await putLine(tx, {
    listId: list.id,
    skuId: input.skuId,
    quantity: input.quantity ?? null,
    note: input.note ?? null,
    name,
    now: actor.now,
  })
  const lines = await countLines(tx, list.id)
  if (lines > maxListLines) refuse('goodsList.full', { max: maxListLines })
  await lists.set(tx, list, { updated_at: actor.now })
  return { listId: list.id, lines }
}

export async function takeFromList(tx: Tx, actor: Actor, input: Input<typeof contract.takeFromList>) {
  const list = await lockLines(tx, actor, input.listId)
  await takeLines(tx, list.id, input.skuIds)
  await lists.set(tx, list, { updated_at: actor.now })
  return { listId: list.id, lines: await countLines(tx, list.id) }
}

/** Adds a whole list to the cart, not only a page of it, at today's prices; lists what cannot be bought. */
export async function addListToCart(
  tx: Tx,
  actor: Actor,
  { listId, skuIds }: Input<typeof contract.addListToCart>,
): Promise<Reply<typeof contract.addListToCart>> {
  const id = await findListId(tx, actor, listId)
  const lines = id === undefined ? [] : await linesOf(tx, id)
  const chosen = skuIds === undefined ? lines : lines.filter(({ sku_id }) => skuIds.includes(sku_id))
  return addAvailable(
    tx,
    actor,
    chosen.map(({ sku_id: skuId, name, quantity }) => ({ skuId, name, quantity })),
  )
}

export async function setFollow(tx: Tx, actor: Actor, input: Input<typeof contract.setFollow>) {
  if (input.isFollowed) {
    const [supplier] = await activeSuppliers(tx, [input.supplierId])
    if (!supplier) refuse('thing.notFound')
    await followSupplier(tx, actor, input.supplierId)
  } else await unfollowSupplier(tx, actor, input.supplierId)
  return { isFollowed: await isFollowed(tx, actor.userId, input.supplierId) }
}
