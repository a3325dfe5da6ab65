import type { Db } from '#kit/database/database.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'

const lines = sqlQuery(
  'sourcing.awardedLines',
  `select l.line_no, l.item_id, l.supplier_id, l.quantity, l.price::text as "price!", l.tax_rate::text as "tax_rate!", l.amount,
     i.name, i.spec, i.unit, i.need_date, i.sku_id, o.brand, o.lead_days
   from sourcing.award_lines l
   join sourcing.items i on i.tenant_id = l.tenant_id and i.id = l.item_id
   join sourcing.quote_lines o on o.tenant_id = l.tenant_id and o.quote_id = l.quote_id and o.item_id = l.item_id
   where l.award_id = $awardId order by l.line_no`,
)
export type AwardedLineRow = RowOf<typeof lines>
/** Awarded lines with everything that an order contains. */
export const findAwardedLines = (db: Db, awardId: string) => lines(db, { awardId })
