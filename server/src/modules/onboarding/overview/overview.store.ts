import type { FigureName } from '#contract/onboarding/supplier360.ts'
import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import type { Reach } from '#kit/reach.rules.ts'
import { inReachSql } from '#modules/identity/index.ts'

type Counts = Readonly<Partial<Record<FigureName, number>>>
type Amounts = Readonly<Partial<Record<FigureName, string>>>
interface Row {
  readonly id: string
  readonly no: string
  readonly title: string
  readonly status: string
  readonly amount: string | null
  readonly at: string | null
}
interface Part {
  readonly counts: Counts
  readonly amounts: Amounts
  readonly rows: readonly Row[]
}

/** Statement of a part: its figures, and its five newest documents. */
const partSql = (of: string, counts: string, amounts: string, row: string) =>
  `with of as (${of}),
   newest as (select ${row} from of order by id desc limit 5)
   select (select jsonb_build_object(${counts}) from of) as "counts!",
     ${amounts === '' ? `'{}'::jsonb` : `(select jsonb_build_object(${amounts}) from of)`} as "amounts!",
     coalesce((select jsonb_agg(to_jsonb(n) order by n.id::bigint desc) from newest n), '[]') as "rows!"`

const utc = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const money = (sum: string) => `coalesce(sum(${sum}), 0)::numeric(18, 2)::text`

const qualifications = sqlQuery(
  'onboarding.overviewQualifications',
  partSql(
    `select s.category_id as id, s.valid_to, c.name, s.is_conditional from suppliers.standings s
     join catalogue.categories c on c.tenant_id = s.tenant_id and c.id = s.category_id
     where s.supplier_id = $supplierId limit 500`,
    `'inForce', count(*) filter (where valid_to >= $today::date),
     'expiring', count(*) filter (where valid_to between $today::date and $today::date + 30)`,
    '',
    `id::text as id, valid_to::text as no, name as title,
     case when valid_to < $today::date then '' when is_conditional then '05' else '04' end as status,
     null::text as amount, null::text as at`,
  ),
).narrow<Part>()
const agreements = sqlQuery(
  'onboarding.overviewAgreements',
  partSql(
    `select a.id, a.no, a.title, a.status, a.valid_to, a.created_at from agreements.agreements a
     where (a.supplier_id = $supplierId or exists (select from agreements.parties p
       where p.tenant_id = a.tenant_id and p.agreement_id = a.id and p.supplier_id = $supplierId))
       and $today::date is not null`,
    `'total', count(*), 'open', count(*) filter (where status in ('10', '20', '30')),
     'inForce', count(*) filter (where status in ('40', '50', '55')),
     'expiring', count(*) filter (where status = '50' and valid_to <= $today::date + 30)`,
    '',
    `id::text as id, no, title, status, null::text as amount, ${utc('created_at')} as at`,
  ),
).narrow<Part>()
const contracts = sqlQuery(
  'onboarding.overviewContracts',
  partSql(
    `select id, no, title, status, gross, created_at from contracts.contracts
     where supplier_id = $supplierId and status <> 'draft' and $today::date is not null`,
    `'total', count(*), 'open', count(*) filter (where status in ('approving', 'signing', 'overdue')),
     'inForce', count(*) filter (where status in ('active', 'suspended'))`,
    `'amount', ${money("case when status in ('active', 'suspended', 'completed') then gross end")}`,
    `id::text as id, no, title, status, gross::text as amount, ${utc('created_at')} as at`,
  ),
).narrow<Part>()
const orders = sqlQuery(
  'onboarding.overviewOrders',
  partSql(
    `select id, no, status, amount, submitted_at from ordering.orders o
     where supplier_id = $supplierId and status not in ('10', '20', '25', '28')
       and submitted_at >= $today::date - 365 and ${inReachSql('o')}`,
    `'total', count(*), 'open', count(*) filter (where status in ('30', '40', '45', '50', '55', '80'))`,
    `'amount', ${money("case when status not in ('35', '90') then amount end")}`,
    `id::text as id, no, '' as title, status, amount::text as amount, ${utc('submitted_at')} as at`,
  ),
).narrow<Part>()
const invoices = sqlQuery(
  'onboarding.overviewInvoices',
  partSql(
    `select id, number, status, gross, created_at from invoices.invoices
     where supplier_id = $supplierId and $today::date is not null`,
    `'total', count(*), 'open', count(*) filter (where status in ('submitted', 'exception', 'matched'))`,
    `'amount', ${money("case when status = 'approved' then gross end")}`,
    `id::text as id, number as no, '' as title, status, gross::text as amount, ${utc('created_at')} as at`,
  ),
).narrow<Part>()
const payables = sqlQuery(
  'onboarding.overviewPayables',
  partSql(
    `select id, invoice_no, payer_title, status, rest, paid, gross, due_on, created_at from settlement.payables
     where supplier_id = $supplierId`,
    `'open', count(*) filter (where status <> 'settled'),
     'overdue', count(*) filter (where status in ('open', 'held') and due_on < $today::date)`,
    `'rest', ${money('rest')}, 'paid', ${money('paid')}`,
    `id::text as id, invoice_no as no, payer_title as title, status, gross::text as amount, ${utc('created_at')} as at`,
  ),
).narrow<Part>()
const incidents = sqlQuery(
  'onboarding.overviewIncidents',
  partSql(
    `select id, facts, status, source_no, created_at from onboarding.incidents
     where supplier_id = $supplierId and $today::date is not null`,
    `'total', count(*), 'open', count(*) filter (where status in ('01', '02'))`,
    '',
    `id::text as id, source_no as no, left(facts, 60) as title, status, null::text as amount, ${utc('created_at')} as at`,
  ),
).narrow<Part>()
const scores = sqlQuery(
  'onboarding.overviewScores',
  partSql(
    `select c.id, c.period, c.points, c.band, c.published_at from onboarding.scorecards c
     where c.supplier_id = $supplierId and c.published_at is not null and $today::date is not null
       and not exists (select from onboarding.scorecards n where n.tenant_id = c.tenant_id
         and n.supplier_id = c.supplier_id and n.period = c.period and n.revision > c.revision)`,
    `'total', count(*)`,
    '',
    `id::text as id, period as no, band as title, points::text as status, null::text as amount, ${utc('published_at')} as at`,
  ),
).narrow<Part>()
const dispositions = sqlQuery(
  'onboarding.overviewDispositions',
  partSql(
    `select id, cause, kind, status, last_day, created_at from onboarding.dispositions where supplier_id = $supplierId`,
    `'total', count(*), 'open', count(*) filter (where status in ('01', '02')),
     'inForce', count(*) filter (where status = '03' and (last_day is null or last_day >= $today::date))`,
    '',
    `id::text as id, kind as no, left(cause, 60) as title, status, null::text as amount, ${utc('created_at')} as at`,
  ),
).narrow<Part>()

const parts = { qualifications, agreements, contracts, orders, invoices, payables, incidents, scores, dispositions }
export type PartName = keyof typeof parts

/** Of whom and when a part is read; orders are those of departments within reach. */
export interface PartOf extends Reach {
  readonly supplierId: string
  readonly today: string
}
/** Figures and newest documents of one part. */
export const readPart = (db: Db, name: PartName, { ...of }: PartOf): Promise<Part> => parts[name].one(db, of)
