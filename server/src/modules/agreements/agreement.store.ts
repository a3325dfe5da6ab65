import type { AgreementStatus, CallOff, PriceRule, ChangeKind, ChangeStatus } from '#contract/agreements/agreement.ts'
import type { IndexPeriod } from '#contract/agreements/indices/indexRule.ts'
import { listAgreementGoods, listAgreements } from '#contract/agreements/agreements.ts'
import type { StoredFile } from '#contract/files/files.ts'
import type { Tier } from '#contract/catalogue/goods.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { listByKeys, listOf } from '#kit/database/list.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'
import { insertMany } from '#kit/database/query.parts.ts'
import { containing } from '#kit/database/sqlLike.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

export const agreements = tableOf('agreements.agreements')
export type AgreementDocument = RowOfTable<typeof agreements>
export const agreementChanges = tableOf('agreements.changes')
export type ChangeRow = RowOfTable<typeof agreementChanges>

/** Party as a row of an agreement contains it. */
export interface PartyRow {
  readonly supplierId: string
  readonly name: string
  readonly share: string | null
  readonly confirmedAt: string | null
  readonly confirmedByName: string
  readonly confirmedChange: number | null
  readonly leftAt: string | null
  readonly reason: string
}

const readRows = sqlQuery(
  'agreements.readAgreements',
  `select t.*, c.kind as "change_kind?", c.status as "change_status?", c.person_id as "change_person_id?",
     c.no as "change_no?", p.parties as "parties!",
     exists (select from agreements.lines l where l.tenant_id = t.tenant_id and l.agreement_id = t.id
       and l.revision = t.revision and l.dept_id is not null) as "has_dept_lines!"
   from agreements.agreements t
   left join agreements.changes c on c.tenant_id = t.tenant_id and c.agreement_id = t.id and c.status in ('20', '30')
   cross join lateral (
     select coalesce(jsonb_agg(jsonb_build_object('supplierId', p.supplier_id::text, 'name', p.supplier_name, 'share', p.share::text,
       'confirmedAt', p.confirmed_at, 'confirmedByName', p.confirmed_by_name, 'confirmedChange', p.confirmed_change,
       'leftAt', p.left_at, 'reason', p.reason) order by p.place), '[]') as parties
     from agreements.parties p where p.tenant_id = t.tenant_id and p.agreement_id = t.id) p
   where t.id = any ($ids::bigint[])`,
).narrow<{
  call_off: CallOff
  price_rule: PriceRule
  index_period: IndexPeriod | null
  parties: PartyRow[]
  status: AgreementStatus
  change_kind: ChangeKind | null
  change_status: ChangeStatus | null
  attachments: StoredFile[]
}>()
export type AgreementRow = RowOf<typeof readRows>

export interface AgreementFilter {
  /** Agreements that were sent to one company; undefined: all. */
  readonly supplierId?: string | undefined
  readonly statuses: readonly AgreementStatus[]
  readonly status?: AgreementStatus | undefined
  readonly keyword?: string | undefined
}

/** Agreements, newest first. */
export const agreementList = listByKeys({
  route: listAgreements,
  find: (db: Db, { supplierId, statuses, status, keyword }: AgreementFilter) =>
    db
      .selectFrom('agreements.agreements as t')
      .where('t.status', 'in', statuses)
      .$if(supplierId !== undefined, (query) =>
        query.where((e) =>
          e.exists(
            e
              .selectFrom('agreements.parties as p')
              .select('p.id')
              .whereRef('p.tenant_id', '=', 't.tenant_id')
              .whereRef('p.agreement_id', '=', 't.id')
              .where('p.supplier_id', '=', supplierId!),
          ),
        ),
      )
      .$if(status !== undefined, (query) => query.where('t.status', '=', status!))
      .$if(!!keyword, (query) =>
        query.where((e) =>
          e.or(
            (['t.no', 't.title', 't.supplier_name'] as const).map((column) => e(column, 'ilike', containing(keyword!))),
          ),
        ),
      ),
  read: (db: Db, ids: readonly string[]) => readRows(db, { ids }),
  key: 't.id',
  order: [['t.id', 'desc']],
  sort: { validTo: 't.valid_to', createdAt: 't.created_at' },
})

export const findAgreementRow = async (db: Db, id: string): Promise<AgreementRow | undefined> =>
  (await readRows(db, { ids: [id] }))[0]

/** Facts of agreements that their events carry. */
export const agreementsNamed = sqlQuery(
  'agreements.named',
  `select t.id, t.no, t.title, t.created_by, t.status, array(select p.supplier_id::text from agreements.parties p
     where p.tenant_id = t.tenant_id and p.agreement_id = t.id and p.left_at is null order by p.place) as "supplier_ids!"
   from agreements.agreements t where t.id = any ($ids::bigint[])`,
).narrow<{ status: AgreementStatus }>()

/** Number of agreements in each state. */
export const countByStatus = sqlQuery(
  'agreements.countByStatus',
  `select status, count(*)::int as "count!" from agreements.agreements group by status`,
).narrow<{ status: AgreementStatus }>()

const waiting = sqlQuery(
  'agreements.countWaiting',
  `select count(*)::int as "waiting!" from agreements.agreements t
   join agreements.parties p on p.tenant_id = t.tenant_id and p.agreement_id = t.id and p.supplier_id = $supplierId and p.left_at is null
   where t.status = '30' and p.confirmed_at is null or t.status = '50' and exists (
     select from agreements.changes c where c.tenant_id = t.tenant_id and c.agreement_id = t.id and c.status = '30'
       and p.confirmed_change is distinct from c.no)`,
)
/** Agreements and changes that wait for a company's confirmation. */
export const countWaiting = async (db: Db, supplierId: string): Promise<number> =>
  (await waiting.one(db, { supplierId })).waiting

const approving = sqlQuery(
  'agreements.approves',
  `select exists (select from approvals.tasks k
     where k.approver_id = $userId and k.status <> 'waiting' and k.instance_id in (
       select t.approval_id from agreements.agreements t where t.id = $id
       union all select c.approval_id from agreements.changes c where c.agreement_id = $id)) as "approves!"`,
)
/** Whether a person decides, or has decided, on an agreement or one of its changes. */
export const isApprover = async (db: Db, id: string, userId: string): Promise<boolean> =>
  (await approving.one(db, { id, userId })).approves

/** Goods of a company, also those that are not on sale yet. */
export const agreementGoods = listOf({
  route: listAgreementGoods,
  find: (db: Db) => db.selectFrom('catalogue.skus as t').where('t.is_live', '=', true),
  where: { supplierId: { is: 't.supplier_id' }, keyword: { contains: ['t.name', 't.supplier_sku'] } },
  select: (found) => found.select(['t.id', 't.supplier_sku', 't.name', 't.spec', 't.unit', 't.list_price']),
  key: 't.id',
  order: ['t.name', 't.id'],
})

const skus = sqlQuery(
  'agreements.goodsOfSuppliers',
  `select id, supplier_id, supplier_sku, name, spec, unit, list_price from catalogue.skus
   where id = any ($skuIds::bigint[]) and supplier_id = any ($supplierIds::bigint[])`,
)
/** Goods of companies as lines keep them. */
export const goodsOfSuppliers = (
  db: Db,
  of: { readonly skuIds: readonly string[]; readonly supplierIds: readonly string[] },
) => skus(db, of)

/** Goods on sale of a company with these codes of its own. */
export const goodsWithCodes = sqlQuery(
  'agreements.goodsWithCodes',
  `select id, supplier_sku, name, spec, unit, list_price from catalogue.skus
   where supplier_id = $supplierId and supplier_sku = any ($codes::text[]) and is_live`,
)

const names = sqlQuery(
  'agreements.departmentsNamed',
  `select id, name, disabled from identity.departments where id = any ($ids::bigint[]) order by full_name`,
)
export const departmentsOf = (db: Db, ids: readonly string[]) => names(db, { ids })

export const insertLines = insertMany('agreements.lines', [
  'agreement_id',
  'revision',
  'line_no',
  'sku_id',
  'dept_id',
  'supplier_sku',
  'name',
  'spec',
  'unit',
  'list_price',
  'price',
  'tiers',
  'max_qty',
  'max_amount',
  'supplier_id',
  'position',
  'discount',
  'base_price',
  'base_month',
  'base_tiers',
])
export type NewLine = Parameters<typeof insertLines>[1]['rows'][number]

const removeAll = sqlQuery(
  'agreements.removeLines',
  `delete from agreements.lines where agreement_id = $agreementId and revision = $revision`,
)
/** Replaces the lines of a draft; the caller has locked the agreement. */
export async function replaceLines(
  tx: Tx,
  agreementId: string,
  revision: number,
  rows: readonly NewLine[],
): Promise<void> {
  await removeAll(tx, { agreementId, revision })
  if (rows.length > 0) await insertLines(tx, { rows })
}

const ofRevision = sqlQuery(
  'agreements.linesOfRevision',
  `select l.line_no, l.supplier_id, s.supplier_name as "supplier_name?", l.position, l.sku_id, l.dept_id, d.name as "dept_name?", l.supplier_sku, l.name, l.spec, l.unit, l.list_price, l.price, l.tiers,
     l.max_qty, l.max_amount, l.discount, l.base_price, l.base_month, l.base_tiers, coalesce(u.used, 0)::int as "used!", coalesce(u.amount, 0) as "used_amount!"
   from agreements.lines l
   left join identity.departments d on d.tenant_id = l.tenant_id and d.id = l.dept_id
   left join agreements.parties s on s.tenant_id = l.tenant_id and s.agreement_id = l.agreement_id and s.supplier_id = l.supplier_id
   left join lateral (
     select sum(p.used_qty) as used, sum(p.used_amount) as amount from catalogue.agreement_prices p
     where p.tenant_id = l.tenant_id and p.agreement_id = l.agreement_id and p.sku_id = l.sku_id
       and (l.dept_id is null or p.dept_id = l.dept_id)) u on true
   where l.agreement_id = $agreementId and l.revision = $revision order by l.line_no`,
).narrow<{ tiers: Tier[]; base_tiers: Tier[] }>()
export type LineRow = RowOf<typeof ofRevision>
/** Lines of a revision with the pieces and yuan that were ordered. */
export const linesOf = (db: Db, agreementId: string, revision: number) => ofRevision(db, { agreementId, revision })

const categories = sqlQuery(
  'agreements.categoriesOfLines',
  `select distinct unnest(k.path) as "id!" from agreements.lines l
   join catalogue.skus s on s.tenant_id = l.tenant_id and s.id = l.sku_id
   join catalogue.categories k on k.tenant_id = s.tenant_id and k.id = s.category_id
   where l.agreement_id = $agreementId and l.revision = $revision`,
)
/** Categories of the goods of a revision, with those above them. */
export const categoriesOf = async (db: Db, agreementId: string, revision: number): Promise<string[]> =>
  (await categories(db, { agreementId, revision })).map(({ id }) => id)

/** Agreements whose first day has come, or whose last day has passed. */
export const dueAgreements = sqlQuery(
  'agreements.due',
  `select id from agreements.agreements
   where status = '40' and valid_from <= $today::date or status in ('50', '55') and valid_to < $today::date
   order by id limit 1000`,
)

const expiring = sqlQuery(
  'agreements.expiring',
  `with due as (
     select id, (select min(d) from unnest($steps::int[]) d where valid_to - $today::date <= d) as step
     from agreements.agreements
     where status in ('50', '55') and valid_to between $today::date and $today::date + $most::int
     order by id limit 1000 for no key update
   ), told as (
     update agreements.agreements a set warned_days = d.step, warned_for = a.valid_to from due d
     where a.id = d.id and (a.warned_for is distinct from a.valid_to or a.warned_days > d.step)
     returning a.id, a.no, a.title, array(select p.supplier_id::text from agreements.parties p
       where p.tenant_id = a.tenant_id and p.agreement_id = a.id and p.left_at is null order by p.place) as supplier_ids, a.supplier_name, a.created_by, a.status, a.valid_to,
       a.valid_to - $today::date as days
   )
   select id, no, title, supplier_ids as "supplier_ids!", supplier_name, created_by, status, valid_to::text as "last_day!", days as "days!" from told order by id`,
).narrow<{ status: AgreementStatus }>()
/** Takes agreements that end within some days, once for each number of days and each end. */
export const takeExpiring = (tx: Tx, today: string, steps: readonly number[]) =>
  expiring(tx, { today, steps, most: Math.max(...steps) })
