import { sql } from 'kysely'
import { listAccruals, listPeriods, type PeriodStatus } from '#contract/payments/periods/periods.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { insertMany } from '#kit/database/query.parts.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { tableOf } from '#kit/database/table.ts'

export const periods = tableOf('payments.periods')

interface PeriodRow {
  id: string
  payer_no: string
  payer_title: string
  month: string
  status: PeriodStatus
  received: string
  invoiced: string
  paid: string
  accrued: string
  closed_by_name: string
  closed_at: Date | null
}
const monthOf = (column: string) => `to_char(${column}, 'YYYY-MM')`

/**
 * Not invoiced until the end of a month: lines `l` booked until then, less what of them approved invoices of then are for.
 * That is the value of the line, whatever difference in price was accepted: what is invoiced is not accrued any more.
 */
const uninvoiced = (until: string) => `l.gross - coalesce((
    select sum(r.expected) from settlement.match_rows r
    join settlement.matches m on m.tenant_id = r.tenant_id and m.id = r.match_id and m.status = 'matched'
    join settlement.payables p on p.tenant_id = m.tenant_id and p.invoice_id = m.invoice_id
    where r.tenant_id = l.tenant_id and r.line_id = l.id and ${monthOf('p.booked_on')} <= ${until}), 0)`
const netOf = (open: string) => `case when l.gross = 0 then 0 else round((${open}) * l.net / l.gross, 2) end`

/** Months of each payer from the first to the last into which anything was booked, also those without anything. */
const months = `
  select x.payer_no, x.payer_title, ${monthOf('m.day')} as month
  from (
    select l.payer_no, max(l.payer_title) as payer_title, min(l.booked_on) as first_day, greatest(max(l.booked_on),
        (select max(a.booked_on) from settlement.payables a where a.payer_no = l.payer_no),
        (select max(v.booked_on) from settlement.retention_moves v where v.payer_no = l.payer_no),
        (select max(greatest(y.booked_on, y.returned_on)) from payments.payments y
          join payments.requests r on r.tenant_id = y.tenant_id and r.id = y.request_id where r.payer_no = l.payer_no)) as last_day
    from settlement.lines l where l.payer_no <> '' group by l.payer_no
  ) x
  cross join lateral generate_series(date_trunc('month', x.first_day::timestamp), x.last_day::timestamp, interval '1 month') m(day)`

/** Months of payers: those that are closed as they were, the others as they are. */
export const periodList = listOf({
  route: listPeriods,
  find: (db: Db) =>
    db.selectFrom(
      sql<PeriodRow>`(select o.payer_no || ' ' || o.month as id, o.payer_no, coalesce(p.payer_title, o.payer_title) as payer_title, o.month,
          case when p.id is null then 'open' else 'closed' end as status,
          coalesce(p.received, l.gross, 0)::numeric(18, 2) as received,
          coalesce(p.invoiced, (select sum(a.gross) from settlement.payables a where a.payer_no = o.payer_no and a.kind = 'invoice'
            and to_char(a.booked_on, 'YYYY-MM') = o.month), 0)::numeric(18, 2) as invoiced,
          coalesce(p.paid, (select sum(case to_char(y.booked_on, 'YYYY-MM') when o.month then y.amount else 0 end
              - case to_char(y.returned_on, 'YYYY-MM') when o.month then y.amount else 0 end)
            from payments.payments y join payments.requests r on r.tenant_id = y.tenant_id and r.id = y.request_id
            where r.payer_no = o.payer_no), 0)::numeric(18, 2) as paid,
          coalesce(p.accrued, 0)::numeric(18, 2) as accrued, coalesce(p.closed_by_name, '') as closed_by_name, p.closed_at
        from (${sql.raw(months)}) o
        left join (select payer_no, to_char(booked_on, 'YYYY-MM') as month, sum(gross) as gross from settlement.lines group by 1, 2) l
          on l.payer_no = o.payer_no and l.month = o.month
        left join payments.periods p on p.payer_no = o.payer_no and p.month = o.month)`.as('t'),
    ),
  where: { status: { is: 't.status' }, keyword: { contains: ['t.payer_title', 't.payer_no', 't.month'] } },
  select: (found) => found.selectAll('t'),
  key: 't.id',
  order: [['t.month', 'desc'], 't.payer_no'],
})
export type ListedPeriod = RowIn<typeof periodList>

export interface AccrualFilter {
  readonly payerNo: string
  readonly month: string
  readonly keyword?: string | undefined
}
interface AccrualRow {
  id: string
  supplier_name: string
  lines: number
  net: string
  gross: string
  oldest_on: string | null
}
const accrued = sql.raw(`select l.supplier_id, max(l.supplier_name) as supplier_name, count(*)::int as lines,
    sum(${netOf('l.open')})::numeric(18, 2) as net, sum(l.open)::numeric(18, 2) as gross, min(l.booked_on) as oldest_on`)

/** What of each supplier was received until the end of a month and is not invoiced; of a closed month what it accrued. */
export const accrualList = listOf({
  route: listAccruals,
  find: (db: Db, { payerNo, month }: AccrualFilter) =>
    db.selectFrom(
      sql<AccrualRow>`(select x.supplier_id as id, x.supplier_name, x.lines, x.net, x.gross, x.oldest_on from (
          ${accrued} from (select l.*, ${sql.raw(uninvoiced("'9999-99'"))} as open from settlement.lines l
            where l.payer_no = ${payerNo} and to_char(l.booked_on, 'YYYY-MM') <= ${month}) l
          where l.open <> 0 group by l.supplier_id
        ) x where not exists (select from payments.periods p where p.payer_no = ${payerNo} and p.month = ${month})
        union all
        select a.supplier_id, a.supplier_name, a.lines, a.net, a.gross, null::date from payments.accruals a
        join payments.periods p on p.tenant_id = a.tenant_id and p.id = a.period_id
        where p.payer_no = ${payerNo} and p.month = ${month})`.as('t'),
    ),
  where: { keyword: { contains: ['t.supplier_name'] } },
  select: (found) => found.selectAll('t'),
  key: 't.id',
  order: [['t.gross', 'desc'], 't.id'],
})
export type ListedAccrual = RowIn<typeof accrualList>

const toAccrue = sqlQuery(
  'payments.toAccrue',
  `select l.supplier_id, max(l.supplier_name) as "supplier_name!", count(*)::int as "lines!", sum(${netOf('l.open')})::numeric(18, 2) as "net!",
     sum(l.open)::numeric(18, 2) as "gross!"
   from (select l.*, ${uninvoiced('$month')} as open from settlement.lines l
     where l.payer_no = $payerNo and ${monthOf('l.booked_on')} <= $month) l
   where l.open <> 0 group by l.supplier_id order by l.supplier_id`,
)
/** What a month accrues; its payer is locked. */
export const accrualsOf = (db: Db, of: { readonly payerNo: string; readonly month: string }) => toAccrue(db, of)

export const insertAccruals = insertMany('payments.accruals', [
  'period_id',
  'supplier_id',
  'supplier_name',
  'lines',
  'net',
  'gross',
])

const lock = sqlQuery(
  'payments.lockPayer',
  'select pg_advisory_xact_lock(payments.period_lock($payerNo))::text as "locked?"',
)
/** Waits for all who book for this payer, and keeps others from it until the end of the transaction. */
export const lockPayer = async (tx: Tx, payerNo: string): Promise<void> => void (await lock(tx, { payerNo }))

export const countsToClose = sqlQuery(
  'payments.countsToClose',
  `select
     (select count(*)::int from settlement.statements s where s.payer_no = $payerNo and s.month = $month
       and s.status in ('draft', 'sent', 'disputed')) as "statements!",
     (select count(*)::int from settlement.lines l where l.payer_no = $payerNo and l.statement_id is null
       and to_char(l.booked_on, 'YYYY-MM') <= $month) as "unstated!",
     (select count(*)::int from invoices.invoices i where i.buyer_no = $payerNo and i.status in ('exception', 'matched')
       and to_char(i.issued_on, 'YYYY-MM') <= $month) as "exceptions!",
     (select count(*)::int from settlement.red_forms f where f.payer_no = $payerNo and f.status in ('starting', 'waiting', 'confirmed'))
       as "red_forms!",
     (select count(*)::int from payments.payments y join payments.requests r on r.tenant_id = y.tenant_id and r.id = y.request_id
       where r.payer_no = $payerNo and y.status = 'sent' and to_char(y.sent_at at time zone 'Asia/Shanghai', 'YYYY-MM') <= $month) as "payments!",
     (select max(p.month) from payments.periods p where p.payer_no = $payerNo) as "last?",
     (select min(to_char(l.booked_on, 'YYYY-MM')) from settlement.lines l where l.payer_no = $payerNo) as "first?",
     (select max(l.payer_title) from settlement.lines l where l.payer_no = $payerNo) as "title?"`,
)

const entries = sqlQuery(
  'payments.entriesOfMonth',
  `select * from (
     select 1 as "kind!", a.booked_on as "day!", a.id as "source!", a.supplier_name as "supplier!", a.gross as "gross!", i.net, i.tax,
       i.number, i.code, i.kind as invoice_kind, i.issued_on, i.seller_no, i.red_form_no, i.blue_number, i.verified, f.sha256,
       a.paid + a.offset_amount + a.deducted + a.retained = a.gross and not exists (select from settlement.payables w
         where w.tenant_id = a.tenant_id and w.retention_of = a.id and w.status <> 'settled') as is_paid, a.invoice_no as "reference!"
     from settlement.payables a
     join invoices.invoices i on i.tenant_id = a.tenant_id and i.id = a.invoice_id
     left join lateral (select sha256 from invoices.files f where f.tenant_id = i.tenant_id and f.invoice_id = i.id order by f.id limit 1) f on true
     where a.payer_no = $payerNo and to_char(a.booked_on, 'YYYY-MM') = $month
     union all
     select 2, y.booked_on, y.id, r.supplier_name, y.amount, null, null, null, null, null, null, null, null, null, null, null, null, coalesce(nullif(y.bank_ref, ''), y.serial)
     from payments.payments y join payments.requests r on r.tenant_id = y.tenant_id and r.id = y.request_id
     where r.payer_no = $payerNo and to_char(y.booked_on, 'YYYY-MM') = $month
     union all
     select 3, y.returned_on, y.id, r.supplier_name, -y.amount, null, null, null, null, null, null, null, null, null, null, null, null, y.serial
     from payments.payments y join payments.requests r on r.tenant_id = y.tenant_id and r.id = y.request_id
     where r.payer_no = $payerNo and to_char(y.returned_on, 'YYYY-MM') = $month
     union all
     select case v.kind when 'withheld' then 6 when 'deducted' then 8 else 7 end, v.booked_on, v.id, a.supplier_name, v.amount,
       null, null, null, null, null, null, null, null, null, null, null, null, a.invoice_no
     from settlement.retention_moves v join settlement.payables a on a.tenant_id = v.tenant_id and a.id = v.retention_id
     where v.payer_no = $payerNo and to_char(v.booked_on, 'YYYY-MM') = $month
     union all
     select case when p.month = $month then 5 else 4 end,
       case when p.month = $month then (to_date($month || '-01', 'YYYY-MM-DD') + interval '1 month - 1 day')::date else to_date($month || '-01', 'YYYY-MM-DD') end,
       a.supplier_id, a.supplier_name, case when p.month = $month then a.net else -a.net end,
       null, null, null, null, null, null, null, null, null, null, null, null, p.month
     from payments.accruals a join payments.periods p on p.tenant_id = a.tenant_id and p.id = a.period_id
     where p.payer_no = $payerNo and p.month in ($month, to_char(to_date($month || '-01', 'YYYY-MM-DD') - 1, 'YYYY-MM'))
   ) e order by 1, 2, 3 limit 20001`,
).narrow<{ kind: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 }>()
const most = 20_000
/**
 * What was booked into a month: 1 invoices, 2 payments, 3 returned ones, 4 the reversed accruals of the month before, 5 its own,
 * 6 what was withheld of invoices, 7 what of it became payable or was reversed, 8 what was deducted.
 * Throws if there are more than can be read: books are never cut off.
 */
export async function entriesOf(db: Db, of: { readonly payerNo: string; readonly month: string }) {
  const found = await entries(db, of)
  if (found.length > most) throw new Error(`more than ${most} entries of ${of.payerNo} in ${of.month}`)
  return found
}
export type Entry = Awaited<ReturnType<typeof entriesOf>>[number]

export const receivedIn = sqlQuery(
  'payments.receivedIn',
  `select coalesce(sum(gross), 0)::numeric(18, 2) as "gross!", count(*)::int as "lines!" from settlement.lines
   where payer_no = $payerNo and to_char(booked_on, 'YYYY-MM') = $month`,
)
