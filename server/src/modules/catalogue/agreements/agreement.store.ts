import { type AgreementPriceDraft, listAgreementPrices } from '#contract/catalogue/agreementPrices.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { containing } from '#kit/database/sqlLike.ts'

export interface AgreementPriceFilter {
  readonly keyword?: string | undefined
  readonly supplierId?: string | undefined
  readonly deptId?: string | undefined
  readonly skuId?: string | undefined
  readonly onDay?: string | undefined
}

/** Newest first; the keyword searches number, title, goods and the supplier's number. */
export const agreementPriceList = listOf({
  route: listAgreementPrices,
  find: (db: Db, { keyword, supplierId, deptId, skuId, onDay }: AgreementPriceFilter) =>
    db
      .selectFrom('catalogue.agreement_prices as a')
      .innerJoin('catalogue.skus as s', (on) =>
        on.onRef('s.tenant_id', '=', 'a.tenant_id').onRef('s.id', '=', 'a.sku_id'),
      )
      .$if(supplierId !== undefined, (query) => query.where('a.supplier_id', '=', supplierId!))
      .$if(deptId !== undefined, (query) => query.where('a.dept_id', '=', deptId!))
      .$if(skuId !== undefined, (query) => query.where('a.sku_id', '=', skuId!))
      .$if(onDay !== undefined, (query) => query.where('a.valid_from', '<=', onDay!).where('a.valid_to', '>=', onDay!))
      .$if(!!keyword, (query) =>
        query.where((e) =>
          e.or(
            (['a.agreement_no', 'a.title', 's.name', 's.supplier_sku'] as const).map((column) =>
              e(column, 'ilike', containing(keyword!)),
            ),
          ),
        ),
      ),
  select: (found) =>
    found
      .innerJoin('identity.departments as d', (on) =>
        on.onRef('d.tenant_id', '=', 'a.tenant_id').onRef('d.id', '=', 'a.dept_id'),
      )
      .select(['a.id', 'a.version', 'a.sku_id', 'a.dept_id', 'a.agreement_no', 'a.title', 'a.price', 'a.tiers'])
      .select(['a.valid_from', 'a.valid_to', 'a.supplier_id', 'a.created_at', 'd.full_name as dept_name'])
      .select(['a.agreement_id', 'a.is_closed', 'a.is_stopped'])
      .select(['s.supplier_name', 's.name', 's.spec', 's.unit', 's.supplier_sku', 's.list_price']),
  key: 'a.id',
  order: [['a.id', 'desc']],
  sort: { price: 'a.price', validFrom: 'a.valid_from', validTo: 'a.valid_to', createdAt: 'a.created_at' },
})

export type AgreementPriceRow = Awaited<ReturnType<typeof agreementPriceList.rows>>[number]

const put = sqlQuery(
  'catalogue.putAgreementPrices',
  `
  with given as (
    select * from jsonb_to_recordset($prices::jsonb) r("skuId" bigint, "deptId" bigint, "agreementNo" text, title text,
      price numeric, tiers jsonb, "validFrom" date, "validTo" date)
  ), changed as (
    update catalogue.agreement_prices a set version = a.version + 1, agreement_no = r."agreementNo", title = r.title,
      price = r.price, tiers = r.tiers, valid_to = r."validTo"
    from given r where a.tenant_id = $tenantId and a.sku_id = r."skuId" and a.dept_id = r."deptId" and a.valid_from = r."validFrom"
      and a.agreement_id is null
    returning a.id, a.sku_id, a.dept_id, a.valid_from
  ), added as (
    insert into catalogue.agreement_prices (tenant_id, supplier_id, sku_id, dept_id, agreement_no, title, price, tiers, valid_from,
      valid_to, created_by)
    select $tenantId, s.supplier_id, s.id, d.id, r."agreementNo", r.title, r.price, r.tiers, r."validFrom", r."validTo", $createdBy
    from given r
    join catalogue.skus s on s.tenant_id = $tenantId and s.id = r."skuId"
    join identity.departments d on d.tenant_id = $tenantId and d.id = r."deptId"
    where not exists (select from changed c where c.sku_id = r."skuId" and c.dept_id = r."deptId" and c.valid_from = r."validFrom")
    returning id
  )
  select id as "id!" from changed union all select id from added`,
)
/**
 * Writes many prices without an agreement in one statement; a price with the same first day, SKU and department is replaced. Returns how
 * many had a valid SKU and department.
 */
export const putAgreementPrices = async (
  tx: Tx,
  tenantId: string,
  createdBy: string,
  prices: readonly AgreementPriceDraft[],
): Promise<number> => (await put(tx, { tenantId, createdBy, prices })).length

const blocked = sqlQuery(
  'catalogue.blockedForAgreements',
  `select u.id from catalogue.skus s join suppliers.suppliers u on u.tenant_id = s.tenant_id and u.id = s.supplier_id
   where s.id = any ($skuIds::bigint[]) and suppliers.is_blocked(u.blocks, 'agreement', $today::date) limit 1`,
)
/** Whether one of these SKUs is of a supplier with whom nothing new may be agreed. */
export const hasBlockedSupplier = async (
  db: Db,
  of: { readonly skuIds: readonly string[]; readonly today: string },
): Promise<boolean> => (await blocked(db, of)).length > 0
