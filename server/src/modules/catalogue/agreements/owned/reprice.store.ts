import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { priceBy, tiersBy } from './owned.store.ts'

const outdated = sqlQuery(
  'catalogue.outdatedPrices',
  `select a.id, a.valid_from < $today::date as "hasBegun!", ${priceBy('a.rule', 'a.agreed_price', 'a.discount')} as "price!",
     ${tiersBy('a.rule', 'a.agreed_price', 'a.agreed_tiers')} as "tiers!", a.valid_to::text as "valid_to!"
   from catalogue.skus k join catalogue.agreement_prices a on a.sku_id = k.id
   where k.product_id = any ($productIds::bigint[]) and a.rule <> 'fixed' and not a.is_closed and a.valid_to >= $today::date
     and a.price <> ${priceBy('a.rule', 'a.agreed_price', 'a.discount')}
   order by a.id limit 10000 for update of a`,
).narrow<{ tiers: { qty: number; price: string }[] }>()

const moved = sqlQuery(
  'catalogue.moveRulePrices',
  `update catalogue.agreement_prices a set price = g.price, tiers = g.tiers, version = a.version + 1
   from jsonb_to_recordset($rows::jsonb) as g(id bigint, price numeric, tiers jsonb) where a.id = g.id`,
)
const ended = sqlQuery(
  'catalogue.endRulePrices',
  `update catalogue.agreement_prices a set valid_to = $today::date - 1, version = a.version + 1 where a.id = any ($ids::bigint[])`,
)
const begun = sqlQuery(
  'catalogue.beginRulePrices',
  `insert into catalogue.agreement_prices (supplier_id, sku_id, dept_id, agreement_no, title, price, tiers, valid_from, valid_to,
     created_by, agreement_id, holder_id, is_stopped, mini_from, position_id, rule, agreed_price, agreed_tiers, discount)
   select a.supplier_id, a.sku_id, a.dept_id, a.agreement_no, a.title, g.price, g.tiers, $today::date, g.valid_to, a.created_by,
     a.agreement_id, coalesce(a.holder_id, a.id), a.is_stopped, a.mini_from, a.position_id, a.rule, a.agreed_price, a.agreed_tiers, a.discount
   from jsonb_to_recordset($rows::jsonb) as g(id bigint, price numeric, tiers jsonb, valid_to date)
   join catalogue.agreement_prices a on a.id = g.id`,
)

/**
 * Makes the prices that follow the list price of products follow it: from today on, so that the prices of the past stay
 * as they were. Prices of today and later are rewritten.
 */
export async function repriceByRule(
  tx: Tx,
  { productIds, today }: { readonly productIds: readonly string[]; readonly today: string },
): Promise<void> {
  const rows = await outdated(tx, { productIds, today })
  const [past, coming] = [rows.filter(({ hasBegun }) => hasBegun), rows.filter(({ hasBegun }) => !hasBegun)]
  if (coming.length > 0) await moved(tx, { rows: coming.map(({ id, price, tiers }) => ({ id, price, tiers })) })
  if (past.length === 0) return
  await ended(tx, { ids: past.map(({ id }) => id), today })
  const begins = past.map(({ id, price, tiers, valid_to }) => ({ id, price, tiers, valid_to }))
  await begun(tx, { rows: begins, today })
}
