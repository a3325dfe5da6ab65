import { sql } from 'kysely'
import type { ReturnKind, ReturnStatus } from '#contract/ordering/returns/return.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { listByKeys } from '#kit/database/list.ts'
import { countOfLargeTables } from '#kit/database/list/list.finder.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { sinceDay, untilDay } from '#kit/database/query.parts.ts'
import { containing } from '#kit/database/sqlLike.ts'
import { everywhere, isNowhere, type Reach } from '#kit/reach.rules.ts'
import { inReach, inReachSql } from '#modules/identity/index.ts'
import { overseenReturns, returnsOfColleagues } from './return.rules.ts'
import { type ReturnLineRow, returnColumns, returnTables } from './return.store.ts'

export interface ReturnFilter {
  readonly actor: Actor
  /** Whose returns: of the actor's orders (and departments), of the actor's company, or all. */
  readonly side: 'buyer' | 'supplier' | 'tenant'
  readonly statuses?: readonly ReturnStatus[] | undefined
  /** Only those that the platform has decided, or has to. */
  readonly arbitrated?: boolean | undefined
  readonly status?: ReturnStatus | undefined
  readonly kind?: ReturnKind | undefined
  readonly orderId?: string | undefined
  readonly keyword?: string | undefined
  readonly fromDay?: string | undefined
  readonly toDay?: string | undefined
}

/** Condition: returns of one side; the SQL counterpart of `returnPartyOf`. */
function ofSide({ actor, side }: ReturnFilter) {
  if (side === 'tenant') return inReach('o', overseenReturns(actor))
  if (side === 'supplier') return sql<boolean>`(r.supplier_id = ${actor.supplierId ?? '0'} and r.sent_at is not null)`
  const own = sql<boolean>`o.buyer_id = ${actor.userId}`
  const read = returnsOfColleagues(actor)
  return isNowhere(read) ? own : sql<boolean>`(${own} or ${inReach('o', read)})`
}

const readReturns = sqlQuery(
  'ordering.readReturns',
  `select ${returnColumns} from ${returnTables} where r.id = any ($ids::bigint[])`,
).narrow<{ dept_path: string[]; supplier_person_ids: string[]; lines: ReturnLineRow[] }>()

/** Returns of one side, newest first. */
export const returnList = listByKeys({
  find: (db: Db, filter: ReturnFilter) => {
    const { statuses, arbitrated, status, kind, orderId, keyword, fromDay, toDay } = filter
    return db
      .selectFrom('ordering.returns as r')
      .innerJoin('ordering.orders as o', (on) =>
        on.onRef('o.tenant_id', '=', 'r.tenant_id').onRef('o.id', '=', 'r.order_id'),
      )
      .where(ofSide(filter))
      .$if(statuses !== undefined, (query) => query.where('r.status', 'in', statuses!))
      .$if(arbitrated !== undefined, (query) => query.where('r.decided_by', arbitrated ? 'is not' : 'is', null))
      .$if(status !== undefined, (query) => query.where('r.status', '=', status!))
      .$if(kind !== undefined, (query) => query.where('r.kind', '=', kind!))
      .$if(orderId !== undefined, (query) => query.where('r.order_id', '=', orderId!))
      .$if(!!keyword, (query) => query.where('r.keywords', 'like', containing(keyword!.toLowerCase())))
      .$if(fromDay !== undefined, (query) => query.where((e) => sinceDay(e, 'r.submitted_at', fromDay!)))
      .$if(toDay !== undefined, (query) => query.where((e) => untilDay(e, 'r.submitted_at', toDay!)))
  },
  read: (db, ids) => readReturns(db, { ids }),
  key: 'r.id',
  order: [['r.id', 'desc']],
  countUpTo: countOfLargeTables,
})

const count = sqlQuery(
  'ordering.countReturns',
  `select count(*)::int as "waiting!" from ordering.returns r
   join ordering.orders o on o.tenant_id = r.tenant_id and o.id = r.order_id
   where r.status = any ($statuses::text[])
     and ($buyerId?::bigint is null or o.buyer_id = $buyerId) and ${inReachSql('o')} and ($supplierId?::bigint is null or r.supplier_id = $supplierId)`,
)
interface WhoseReturns {
  readonly buyerId?: string | null
  readonly supplierId?: string | null
  /** Departments whose orders count; default: all. */
  readonly reach?: Reach
}
/** Number of returns in these states, of a buyer, a supplier, or all. */
export const countReturnsIn = async (
  db: Db,
  statuses: readonly ReturnStatus[],
  { buyerId = null, supplierId = null, reach = everywhere }: WhoseReturns,
): Promise<number> => (await count.one(db, { statuses, buyerId, supplierId, ...reach })).waiting
