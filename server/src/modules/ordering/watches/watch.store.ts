import { listWatches, type WatchKind } from '#contract/ordering/lists/goodsWatches.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'

export const watchList = listOf({
  route: listWatches,
  find: (db: Db, { userId, kind }: { readonly userId: string; readonly kind?: WatchKind | undefined }) =>
    db
      .selectFrom('ordering.goods_watches as w')
      .where('w.user_id', '=', userId)
      .$if(kind !== undefined, (found) => found.where('w.kind', '=', kind!)),
  select: (found) => found.selectAll('w'),
  key: 'w.id',
  order: [['w.id', 'desc']],
})
export type WatchRow = RowIn<typeof watchList>

export interface NewWatch {
  readonly userId: string
  readonly skuId: string
  readonly kind: WatchKind
  readonly threshold: string | null
  readonly name: string
  readonly now: Date
}

const set = sqlQuery(
  'ordering.setWatch',
  `insert into ordering.goods_watches (user_id, sku_id, kind, threshold, name, created_at)
   values ($userId, $skuId, $kind, $threshold?::numeric, $name, $now)
   on conflict (tenant_id, user_id, sku_id, kind) do update
   set threshold = excluded.threshold, name = excluded.name, is_armed = true, told_at = null
   returning id`,
)
export const putWatch = async (tx: Tx, watch: NewWatch): Promise<string> => (await set.one(tx, { ...watch })).id

/** Lock until the end of the transaction, so that a person's watches do not exceed the limit. */
export const lockWatches = sqlQuery(
  'ordering.lockWatches',
  `select pg_advisory_xact_lock(hashtextextended('watches/' || $userId, 9))`,
)
const counted = sqlQuery(
  'ordering.countWatches',
  `select count(*)::int as "count!" from ordering.goods_watches where user_id = $userId`,
)
export const countWatches = async (db: Db, userId: string): Promise<number> => (await counted.one(db, { userId })).count

const remove = sqlQuery(
  'ordering.removeWatches',
  `delete from ordering.goods_watches w where w.user_id = $userId
     and (w.id = any ($ids::bigint[]) or w.sku_id = $skuId?::bigint and w.kind = $kind?::text)`,
)
export const dropWatches = (
  tx: Tx,
  filter: { userId: string; ids: readonly string[]; skuId: string | null; kind: WatchKind | null },
) => remove(tx, filter)

const ofGoods = sqlQuery(
  'ordering.watchesOfGoods',
  'select kind, threshold from ordering.goods_watches where user_id = $userId and sku_id = $skuId',
)
export const watchesOfGoods = (db: Db, userId: string, skuId: string) => ofGoods(db, { userId, skuId })

const page = sqlQuery(
  'ordering.pageOfWatches',
  `select w.id, w.user_id, w.sku_id, w.kind, w.threshold, w.is_armed, d.path as "dept_path!"
   from ordering.goods_watches w
   join identity.users u on u.tenant_id = w.tenant_id and u.id = w.user_id
   join identity.departments d on d.tenant_id = u.tenant_id and d.id = u.dept_id
   where w.id > $after and identity.is_open(u) and exists (
     select from identity.user_roles h join identity.roles r on r.tenant_id = h.tenant_id and r.id = h.role_id
     where h.tenant_id = u.tenant_id and h.user_id = u.id and identity.is_in_time(h) and 'goods.read' = any (r.permissions))
   order by w.id limit $max`,
).narrow<{ kind: WatchKind; dept_path: string[] }>()
export type WatchingRow = RowOf<typeof page>
/** Watches of people who may see goods, by id, after that of the last one seen. */
export const pageOfWatches = (db: Db, after: string, max: number): Promise<WatchingRow[]> => page(db, { after, max })

const tell = sqlQuery(
  'ordering.tellWatches',
  `update ordering.goods_watches set is_armed = false, told_at = $now
   where id = any ($ids::bigint[]) and is_armed returning id, user_id, sku_id, kind, threshold, name`,
).narrow<{ kind: WatchKind }>()
/** Notes that watches have sent; answers those that had not. */
export const tellWatches = (tx: Tx, ids: readonly string[], now: Date) => tell(tx, { ids, now })

const arm = sqlQuery(
  'ordering.armWatches',
  'update ordering.goods_watches set is_armed = true where id = any ($ids::bigint[])',
)
export const armWatches = (tx: Tx, ids: readonly string[]) => arm(tx, { ids })
