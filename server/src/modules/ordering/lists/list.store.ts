import { sql } from 'kysely'
import {
  listFollowedSuppliers,
  listGoodsLists,
  listListLines,
  maxListLines,
} from '#contract/ordering/lists/goodsLists.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { anyOf } from '#kit/database/query.parts.ts'
import { containing } from '#kit/database/sqlLike.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

export const lists = tableOf('ordering.lists')
export type ListRow = RowOfTable<typeof lists>

interface ListsFilter {
  readonly id?: string | undefined
  readonly actor: Actor
  readonly keyword?: string | undefined
  readonly editable?: boolean | undefined
}

const ofActor = ({ userId, deptPath }: Actor) =>
  sql<boolean>`(l.owner_id = ${userId} or (l.share <> 'none' and l.dept_id = any (${[...deptPath]}::bigint[])))`
/** Of the lists that the actor sees. */
const isEditedBy = ({ userId }: Actor) => sql<boolean>`(l.owner_id = ${userId} or l.share = 'edit')`

/** Lists of a person and those shared with the person's department: favourites first, then the latest changed. */
export const goodsLists = listOf({
  route: listGoodsLists,
  find: (db: Db, { actor, keyword = '', editable = false }: ListsFilter) =>
    db
      .selectFrom('ordering.lists as l')
      .where(ofActor(actor))
      .$if(editable, (found) => found.where(isEditedBy(actor)))
      .$if(keyword.trim() !== '', (found) => found.where('l.name', 'ilike', containing(keyword.trim()))),
  where: { id: { is: 'l.id' } },
  select: (found) =>
    found.selectAll('l').select(
      sql<number>`(select count(*)::int from ordering.list_lines g
        where g.tenant_id = l.tenant_id and g.list_id = l.id)`.as('lines'),
    ),
  key: 'l.id',
  order: [
    ['l.is_default', 'desc'],
    ['l.updated_at', 'desc'],
    ['l.id', 'desc'],
  ],
})
export type ListedList = RowIn<typeof goodsLists>

/** Goods of a list with their current facts, latest first. Prices are quoted apart. */
export const listLines = listOf({
  route: listListLines,
  find: (db: Db, { listId, keyword = '' }: { readonly listId: string; readonly keyword?: string | undefined }) =>
    db
      .selectFrom('ordering.list_lines as g')
      .where('g.list_id', '=', listId)
      .$if(keyword.trim() !== '', (found) => found.where('g.name', 'ilike', containing(keyword.trim()))),
  select: (found) => found.select(['g.sku_id', 'g.quantity', 'g.note', 'g.name', 'g.added_at']),
  key: 'g.sku_id',
  order: [
    ['g.added_at', 'desc'],
    ['g.sku_id', 'desc'],
  ],
})
export type ListLineRow = RowIn<typeof listLines>

const defaultOf = preparedQuery((db, $: Params<{ ownerId: string }>) =>
  db.selectFrom('ordering.lists').select('id').where('owner_id', '=', $.ownerId).where('is_default', '=', true),
)
export const findDefaultList = async (db: Db, ownerId: string): Promise<string | undefined> =>
  (await defaultOf.first(db, { ownerId }))?.id

const makeDefault = sqlQuery(
  'ordering.makeDefaultList',
  `insert into ordering.lists (owner_id, owner_name, dept_id, dept_name, name, is_default, updated_at)
   values ($ownerId, $ownerName, $deptId, $deptName, '', true, $now)
   on conflict (tenant_id, owner_id) where is_default do update set updated_at = excluded.updated_at returning id`,
)
/** Favourites of a person; created on first use. */
export const ensureDefaultList = async (tx: Tx, { userId, userName, deptId, deptName, now }: Actor): Promise<string> =>
  (await makeDefault.one(tx, { ownerId: userId, ownerName: userName, deptId, deptName, now })).id

const put = sqlQuery(
  'ordering.putInList',
  `insert into ordering.list_lines as g (list_id, sku_id, quantity, note, name, added_at)
   values ($listId, $skuId, coalesce($quantity?::int, 1), coalesce($note?, ''), $name, $now)
   on conflict (tenant_id, list_id, sku_id) do update
   set quantity = coalesce($quantity?::int, g.quantity), note = coalesce($note?, g.note)`,
)
export interface NewLine {
  readonly listId: string
  readonly skuId: string
  readonly quantity: number | null
  readonly note: string | null
  readonly name: string
  readonly now: Date
}
export const putLine = (tx: Tx, line: NewLine) => put(tx, line)

const take = preparedQuery((db, $: Params<{ listId: string; skuIds: readonly string[] }>) =>
  db.deleteFrom('ordering.list_lines').where('list_id', '=', $.listId).where('sku_id', '=', anyOf($.skuIds)),
)
export const takeLines = (tx: Tx, listId: string, skuIds: readonly string[]) => take(tx, { listId, skuIds })

const count = sqlQuery(
  'ordering.countListLines',
  'select count(*)::int as "lines!" from ordering.list_lines where list_id = $listId',
)
export const countLines = async (db: Db, listId: string): Promise<number> => (await count.one(db, { listId })).lines

const countOwn = sqlQuery(
  'ordering.countLists',
  'select count(*)::int as "lists!" from ordering.lists where owner_id = $ownerId',
)
export const countLists = async (db: Db, ownerId: string): Promise<number> =>
  (await countOwn.one(db, { ownerId })).lists

const all = preparedQuery((db, $: Params<{ listId: string; max: number }>) =>
  db
    .selectFrom('ordering.list_lines')
    .select(['sku_id', 'quantity', 'name'])
    .where('list_id', '=', $.listId)
    .orderBy('added_at')
    .limit($.max),
)
export const linesOf = (db: Db, listId: string) => all(db, { listId, max: maxListLines })

const has = sqlQuery(
  'ordering.isFavourite',
  `select exists (select from ordering.list_lines g join ordering.lists l on l.tenant_id = g.tenant_id and l.id = g.list_id
     where l.owner_id = $ownerId and l.is_default and g.sku_id = $skuId) as "isFavourite!"`,
)
export const isFavourite = async (db: Db, ownerId: string, skuId: string): Promise<boolean> =>
  (await has.one(db, { ownerId, skuId })).isFavourite

export const followedSuppliers = listOf({
  route: listFollowedSuppliers,
  find: (db: Db, { userId, keyword = '' }: { readonly userId: string; readonly keyword?: string | undefined }) =>
    db
      .selectFrom('ordering.supplier_follows as f')
      .innerJoin('suppliers.suppliers as s', (on) =>
        on.onRef('s.tenant_id', '=', 'f.tenant_id').onRef('s.id', '=', 'f.supplier_id'),
      )
      .where('f.user_id', '=', userId)
      .$if(keyword.trim() !== '', (found) => found.where('s.name', 'ilike', containing(keyword.trim()))),
  select: (found) =>
    found.select([
      'f.supplier_id',
      's.name',
      'f.followed_at',
      sql<number>`(select count(*)::int from catalogue.shelf h
        where h.tenant_id = f.tenant_id and h.category_id = 0 and h.is_lead and h.supplier_id = f.supplier_id)`.as(
        'goods',
      ),
    ]),
  key: 'f.supplier_id',
  order: [
    ['f.followed_at', 'desc'],
    ['f.supplier_id', 'desc'],
  ],
})

const follow = sqlQuery(
  'ordering.followSupplier',
  `insert into ordering.supplier_follows (user_id, supplier_id, followed_at) values ($userId, $supplierId, $now)
   on conflict do nothing`,
)
export const followSupplier = (tx: Tx, { userId, now }: Actor, supplierId: string) =>
  follow(tx, { userId, supplierId, now })
const unfollow = preparedQuery((db, $: Params<{ userId: string; supplierId: string }>) =>
  db.deleteFrom('ordering.supplier_follows').where('user_id', '=', $.userId).where('supplier_id', '=', $.supplierId),
)
export const unfollowSupplier = (tx: Tx, { userId }: Actor, supplierId: string) => unfollow(tx, { userId, supplierId })

const followed = sqlQuery(
  'ordering.isFollowed',
  `select exists (select from ordering.supplier_follows where user_id = $userId and supplier_id = $supplierId) as "isFollowed!"`,
)
export const isFollowed = async (db: Db, userId: string, supplierId: string): Promise<boolean> =>
  (await followed.one(db, { userId, supplierId })).isFollowed
