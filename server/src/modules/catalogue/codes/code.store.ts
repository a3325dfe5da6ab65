import { sqlQuery } from '#kit/database/query.ts'

/** Goods that were ever on sale, by the index of the code; the first `$most` of each code, on sale first. */
export const goodsByCodes = sqlQuery(
  'catalogue.goodsByCodes',
  `select line as "line!", sku_id as "sku_id!", is_live as "is_live!"
   from catalogue.find_codes($codes, $most) order by line, is_live desc, sku_id desc`,
)
