import { maxCatalogueProducts, supplierCatalogueCase } from '#contract/catalogue/offers/supplierCatalogues.ts'
import { caseStore } from '#kit/case/case.store.ts'
import { sqlQuery } from '#kit/database/query.ts'
import type { RowOfTable } from '#kit/database/table.ts'

export const catalogueStore = caseStore('catalogue.supplier_catalogues', {
  list: supplierCatalogueCase.list,
  keyword: ['supplier_name', 'name', 'audience'],
  owner: 'supplier_id',
  hidden: ['01'],
  waiting: supplierCatalogueCase.waiting,
  since: 'submitted_at',
})
export const supplierCatalogues = catalogueStore.rows
export type SupplierCatalogueRow = RowOfTable<typeof supplierCatalogues>

export const ownProducts = sqlQuery(
  'catalogue.ownProducts',
  `select count(*)::int as "count!" from catalogue.products where supplier_id = $supplierId and id = any ($ids::bigint[])`,
)
export const departmentNames = sqlQuery(
  'catalogue.departmentNames',
  `select id, name from identity.departments where id = any ($ids::bigint[]) order by cardinality(path), name`,
)
/** Number of an agreement that has prices for goods of a supplier. */
export const agreementOfSupplier = sqlQuery(
  'catalogue.agreementOfSupplier',
  `select a.agreement_no from catalogue.agreement_prices a join catalogue.skus s on s.tenant_id = a.tenant_id and s.id = a.sku_id
   where a.agreement_id = $agreementId and s.supplier_id = $supplierId limit 1`,
)

export const productChoices = sqlQuery(
  'catalogue.productChoices',
  `select id, name from catalogue.products where supplier_id = $supplierId and status = 'live' order by name, id limit ${maxCatalogueProducts}`,
)
export const companyChoices = sqlQuery(
  'catalogue.companyChoices',
  `select id, name from identity.departments where kind = '1' order by cardinality(path), name, id limit 500`,
)
export const agreementChoices = sqlQuery(
  'catalogue.agreementChoices',
  `select a.agreement_id as "id!", min(a.agreement_no) as "name!" from catalogue.agreement_prices a
   join catalogue.skus s on s.tenant_id = a.tenant_id and s.id = a.sku_id
   where s.supplier_id = $supplierId and a.agreement_id is not null and a.valid_to >= $today::date
   group by a.agreement_id order by 2, 1 limit 200`,
)
export const productsOf = sqlQuery(
  'catalogue.productsOfCatalogue',
  `select p.id, p.name, c.name as category, p.status = 'live' as "is_live!" from catalogue.products p
   join catalogue.categories c on c.tenant_id = p.tenant_id and c.id = p.category_id
   where p.id = any ($ids::bigint[]) order by p.name, p.id`,
)

/** Marks the goods of these products that are in a published catalogue which is not for everybody. */
export const markRestricted = sqlQuery(
  'catalogue.markRestricted',
  `update catalogue.skus s set is_restricted = n.is_restricted from (
     select p.id, exists (select from catalogue.supplier_catalogues c where c.tenant_id = $tenantId and c.status = '03'
       and c.scope <> 'all' and c.product_ids @> array[p.id]) as is_restricted
     from unnest($productIds::bigint[]) as p(id)) n
   where s.tenant_id = $tenantId and s.product_id = n.id and s.is_restricted <> n.is_restricted`,
)

/** Whether a tenant restricts any goods. */
export const anyRestricted = sqlQuery(
  'catalogue.anyRestricted',
  `select exists (select from catalogue.supplier_catalogues where tenant_id = $tenantId and status = '03' and scope <> 'all') as "any!"`,
)
/** Products that are restricted, and not offered to a department on a day. */
export const hiddenProducts = sqlQuery(
  'catalogue.hiddenProducts',
  `select p.id as "id!" from (select distinct unnest(c.product_ids) as id from catalogue.supplier_catalogues c
     where c.tenant_id = $tenantId and c.status = '03' and c.scope <> 'all') p
   where not catalogue.is_offered(p.id, $deptPath::bigint[], $today::date) order by p.id`,
)
/** Whether a SKU is offered to a department on a day; none where there is no such SKU. */
export const offeredSku = sqlQuery(
  'catalogue.offeredSku',
  `select not s.is_restricted or catalogue.is_offered(s.product_id, $deptPath::bigint[], $today::date) as "is_offered!"
   from catalogue.skus s where s.tenant_id = $tenantId and s.id = $skuId`,
)
