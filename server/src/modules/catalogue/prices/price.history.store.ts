import type { Db, Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import type { Buyer } from '../goods/goods.store.ts'

/** Points and agreements read for one SKU; earlier ones are left out of its chart. */
const maxPoints = 500

const add = sqlQuery(
  'catalogue.addPricePoints',
  `
  insert into catalogue.price_points (tenant_id, sku_id, list_price)
  select s.tenant_id, s.id, s.list_price from catalogue.skus s
  where s.tenant_id = $tenantId and s.id = any ($skuIds::bigint[])
    and s.list_price is distinct from (
      select p.list_price from catalogue.price_points p where p.tenant_id = $tenantId and p.sku_id = s.id order by p.id desc limit 1)`,
)
/** Adds a point for each of these SKUs whose list price differs from its last point. Their products must be locked. */
export const addPricePoints = (tx: Tx, tenantId: string, skuIds: readonly string[]) => add(tx, { tenantId, skuIds })

const points = sqlQuery(
  'catalogue.pricePoints',
  `
  select at as "at!", list_price as "list_price!" from (
    select p.id, p.at, p.list_price from catalogue.price_points p
    where p.tenant_id = $tenantId and p.sku_id = $skuId order by p.id desc limit ${maxPoints}) p
  order by p.id`,
)
/** Last points of a SKU, earliest first. */
export const pricePointsOf = (db: Db, { tenantId }: Buyer, skuId: string) => points(db, { tenantId, skuId })

const periods = sqlQuery(
  'catalogue.agreedPeriods',
  `
  select a.price, a.valid_from, a.valid_to, array_position($deptPath::bigint[], a.dept_id) as "depth!"
  from catalogue.agreement_prices a
  where a.tenant_id = $tenantId and a.sku_id = $skuId and a.dept_id = any ($deptPath::bigint[])
  order by a.valid_from desc limit ${maxPoints}`,
)
/** Agreements of the buyer's departments on a SKU, whenever they hold. */
export const agreedPeriodsOf = (db: Db, { tenantId, deptPath }: Buyer, skuId: string) =>
  periods(db, { tenantId, deptPath, skuId })
