import { sql } from 'kysely'
import { listAging, listPayables } from '#contract/settlement/payables.ts'
import type { PayableHold, PayableKind, PayableStatus } from '#contract/settlement/payable.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import { listOf } from '#kit/database/list.ts'
import { countOfLargeTables } from '#kit/database/list/list.finder.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

export const payables = tableOf('settlement.payables')
export type PayableRow = RowOfTable<typeof payables>

const ofSupplier = sqlQuery(
  'settlement.supplierHolds',
  'select kind from settlement.supplier_holds where supplier_id = $supplierId order by kind',
)
/** Holds of all payables of a supplier; the supplier must be locked. */
export const holdsOfSupplier = async (db: Db, supplierId: string): Promise<PayableHold[]> =>
  (await ofSupplier(db, { supplierId })).map(({ kind }) => kind)

export const payableOfInvoice = sqlQuery(
  'settlement.payableOfInvoice',
  'select id, status from settlement.payables where invoice_id = $invoiceId',
).narrow<{ status: PayableStatus }>()
/** The payable of an invoice and what is withheld of it. */
export const payablesOfInvoice = sqlQuery(
  'settlement.payablesOfInvoice',
  `select p.id, p.status from settlement.payables p where p.invoice_id = $invoiceId or p.retention_of = (
     select i.id from settlement.payables i where i.invoice_id = $invoiceId)`,
).narrow<{ status: PayableStatus }>()

const endHold = sqlQuery(
  'settlement.endHold',
  `update settlement.payables set holds = array_remove(holds, $hold), version = version + 1
   where id = any ($ids::bigint[]) and $hold = any (holds)`,
)
/** Ends a hold of locked payables. */
export const endHoldOf = async (tx: Tx, locked: readonly Locked<{ id: string }>[], hold: PayableHold): Promise<void> =>
  void (await endHold(tx, { ids: locked.map(({ id }) => id), hold }))

export interface PayableFilter {
  readonly statuses: readonly PayableStatus[]
  /** Day of China by which overdue is meant. */
  readonly today: string
  readonly supplierId?: string | undefined
  readonly hold?: PayableHold | undefined
  readonly kind?: PayableKind | undefined
  readonly dueUntil?: string | undefined
  readonly overdue?: boolean | undefined
  readonly keyword?: string | undefined
}

const overdueDays = (today: string) =>
  sql<number>`case when t.status <> 'settled' and t.gross > 0 then greatest(${today}::date - t.due_on, 0) else 0 end`

/** Payables by due date. */
export const payableList = listOf({
  route: listPayables,
  find: (db: Db, { statuses }: PayableFilter) =>
    db.selectFrom('settlement.payables as t').where('t.status', 'in', statuses),
  where: {
    supplierId: { is: 't.supplier_id' },
    kind: { is: 't.kind' },
    hold: (_, hold) => sql<boolean>`${hold} = any (t.holds)`,
    dueUntil: (_, day) => sql<boolean>`t.due_on <= ${day}::date`,
    overdue: (_, isOverdue, { today }) =>
      isOverdue
        ? sql<boolean>`t.due_on < ${today}::date and t.gross > 0 and t.status <> 'settled'`
        : sql<boolean>`t.due_on >= ${today}::date`,
    keyword: { contains: ['t.invoice_no', 't.supplier_name', 't.payer_title', 't.order_no'] },
  },
  select: (found, { today }) => found.selectAll('t').select(overdueDays(today).as('overdue_days')),
  key: 't.id',
  order: ['t.due_on', 't.id'],
  countUpTo: countOfLargeTables,
})
export type ListedPayable = RowIn<typeof payableList>

export const payableTotals = sqlQuery(
  'settlement.payableTotals',
  `select
     count(*) filter (where gross > 0 and due_on < $today::date)::int as "overdue!",
     coalesce(sum(rest + reserved) filter (where gross > 0 and due_on < $today::date), 0)::numeric(18, 2) as "overdue_amount!",
     count(*) filter (where gross > 0 and due_on between $today::date and $today::date + 7)::int as "soon!",
     coalesce(sum(rest + reserved) filter (where gross > 0 and due_on between $today::date and $today::date + 7), 0)::numeric(18, 2) as "soon_amount!",
     count(*) filter (where gross > 0)::int as "open!",
     coalesce(sum(rest + reserved) filter (where gross > 0), 0)::numeric(18, 2) as "open_amount!",
     count(distinct supplier_id) filter (where gross > 0)::int as "suppliers!",
     count(*) filter (where status = 'held' and gross > 0)::int as "held!",
     coalesce(sum(rest) filter (where status = 'held' and gross > 0), 0)::numeric(18, 2) as "held_amount!",
     count(*) filter (where gross < 0)::int as "credit!",
     coalesce(sum(rest + reserved) filter (where gross < 0), 0)::numeric(18, 2) as "credit_amount!"
   from settlement.payables where status <> 'settled'`,
)

export interface AgingFilter {
  readonly today: string
  readonly keyword?: string | undefined
}
const aged = (today: string, from: number, to: number) =>
  sql<string>`coalesce(sum(p.rest + p.reserved) filter (where p.gross > 0
    and ${today}::date - p.due_on between ${from}::int and ${to}::int), 0)::numeric(18, 2)`
const farFuture = -100_000

/** What is not settled of each supplier and payer, by the days past the due dates. */
export const agingList = listOf({
  route: listAging,
  find: (db: Db, { today }: AgingFilter) =>
    db.selectFrom(
      db
        .selectFrom('settlement.payables as p')
        .where('p.status', '<>', 'settled')
        .groupBy(['p.supplier_id', 'p.payer_no'])
        .select([
          sql<string>`p.supplier_id || ' ' || p.payer_no`.as('id'),
          sql<string>`max(p.supplier_name)`.as('supplier_name'),
          sql<string>`max(p.payer_title)`.as('payer_title'),
          aged(today, farFuture, 0).as('not_due'),
          aged(today, 1, 30).as('up_to_30'),
          aged(today, 31, 60).as('up_to_60'),
          aged(today, 61, 90).as('up_to_90'),
          aged(today, 91, -farFuture).as('over_90'),
          sql<string>`sum(p.rest + p.reserved)::numeric(18, 2)`.as('total'),
        ])
        .as('t'),
    ),
  where: { keyword: { contains: ['t.supplier_name', 't.payer_title'] } },
  select: (found) => found.selectAll('t'),
  key: 't.id',
  order: [['t.total', 'desc'], 't.id'],
})
export type AgingListRow = RowIn<typeof agingList>

/** Locks an order to prepay, with what is prepaid of it; its supplier and payer as its invoice will name them. */
export const orderToPrepay = sqlQuery(
  'settlement.orderToPrepay',
  `select o.id, o.no, o.amount, o.status, o.supplier_id, o.supplier_name, coalesce(o.invoice_title ->> 'taxNo', '') as "payer_no!",
     coalesce(o.invoice_title ->> 'title', '') as "payer_title!"
   from ordering.orders o where o.no = $orderNo for no key update`,
)
export const prepaidOf = sqlQuery(
  'settlement.prepaidOf',
  `select coalesce(sum(gross - deducted), 0)::numeric(18, 2) as "amount!" from settlement.payables where order_id = $orderId`,
)
export const nextPrepaymentNo = sqlQuery('settlement.nextPrepaymentNo', `select ordering.next_no('YF') as "no!"`)

/** Open credits of a supplier and payer, oldest first. */
export const openCredits = sqlQuery(
  'settlement.openCredits',
  `select id, invoice_no, gross, rest, due_on from settlement.payables
   where supplier_id = $supplierId and payer_no = $payerNo and status in ('open', 'paying') and gross < 0 and rest < 0
   order by due_on, id limit 200`,
)

/** Change of the amounts of one payable, signed as its invoice. */
export interface Movement {
  readonly payableId: string
  readonly reserved: string
  readonly paid: string
  readonly offset: string
}
const move = sqlQuery(
  'settlement.movePayables',
  `update settlement.payables p set reserved = p.reserved + m.reserved, paid = p.paid + m.paid, offset_amount = p.offset_amount + m."offset",
     version = p.version + 1,
     settled_at = case when p.paid + m.paid + p.offset_amount + m."offset" + p.deducted + p.retained = p.gross then $now::timestamptz end
   from (select "payableId", sum(reserved) as reserved, sum(paid) as paid, sum("offset") as "offset"
     from jsonb_to_recordset($movements::jsonb) as r("payableId" bigint, reserved numeric, paid numeric, "offset" numeric)
     group by "payableId") m
   where p.id = m."payableId"`,
)
const follow = sqlQuery(
  'settlement.followPrepayments',
  `with made as (
     insert into settlement.payables (kind, prepayment_id, invoice_no, supplier_id, supplier_name, payer_no, payer_title, gross, accepted_on,
       due_on, created_at)
     select 'prepaid', p.id, p.invoice_no, p.supplier_id, p.supplier_name, p.payer_no, p.payer_title, -(p.paid + p.offset_amount), $today, $today, $now
     from settlement.payables p
     where p.id = any ($ids::bigint[]) and p.kind = 'prepayment' and p.status = 'settled' and p.paid + p.offset_amount > 0
     on conflict (tenant_id, prepayment_id) do nothing)
   update settlement.payables c set version = c.version + 1, holds = case p.status when 'settled' then array_remove(c.holds, 'bounced')
     else array_append(array_remove(c.holds, 'bounced'), 'bounced') end
   from settlement.payables p where p.id = any ($ids::bigint[]) and p.kind = 'prepayment' and c.prepayment_id = p.id`,
)
/**
 * Moves amounts of locked payables; the constraint `payment.tooMuch` has the last word. A prepayment that is paid now becomes
 * a credit, which is held while the bank has returned its payment.
 */
export const movePayables = async (
  tx: Tx,
  _locked: readonly Locked<{ id: string }>[],
  movements: readonly Movement[],
  now: Date,
): Promise<void> => {
  await move(tx, { movements, now })
  await follow(tx, { ids: [...new Set(movements.map(({ payableId }) => payableId))], today: dayOf(now), now })
}

const addHold = sqlQuery(
  'settlement.holdPayables',
  `update settlement.payables set holds = array_append(array_remove(holds, $hold), $hold), hold_reason = $reason, held_by_name = $byName,
     version = version + 1
   where id = any ($ids::bigint[])`,
)
/** Adds a hold to locked payables. */
export const addHoldTo = async (
  tx: Tx,
  locked: readonly Locked<{ id: string }>[],
  held: { readonly hold: PayableHold; readonly reason: string; readonly byName: string },
): Promise<void> => void (await addHold(tx, { ids: locked.map(({ id }) => id), ...held }))

const putSupplierHold = sqlQuery(
  'settlement.holdSupplier',
  `with held as (insert into settlement.supplier_holds (supplier_id, kind, since) values ($supplierId, $kind, $now)
       on conflict do nothing),
     locked as (select id from settlement.payables where supplier_id = $supplierId and status <> 'settled' order by id for no key update)
   update settlement.payables p set holds = array_append(p.holds, $kind), version = p.version + 1
   from locked l where p.id = l.id and not $kind = any (p.holds)`,
)
/** Holds all payables of a locked supplier that are not settled, also those to come. */
export const holdOfSupplier = async (tx: Tx, supplierId: string, kind: PayableHold, now: Date): Promise<void> =>
  void (await putSupplierHold(tx, { supplierId, kind, now }))

const endSupplierHold = sqlQuery(
  'settlement.releaseSupplier',
  `with freed as (delete from settlement.supplier_holds where supplier_id = $supplierId and kind = $kind),
     locked as (select id from settlement.payables where supplier_id = $supplierId and $kind = any (holds) order by id for no key update)
   update settlement.payables p set holds = array_remove(p.holds, $kind), version = p.version + 1 from locked l where p.id = l.id`,
)
export const releaseOfSupplier = async (tx: Tx, supplierId: string, kind: PayableHold): Promise<void> =>
  void (await endSupplierHold(tx, { supplierId, kind }))
