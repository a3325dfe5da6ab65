import { sqlQuery } from '#kit/database/query.ts'

/** Goods that were ever on sale, by the index of the code; the first `$max` of each code, on sale first. */
export const goodsByCodes = sqlQuery(
  'catalogue.goodsByCodes',
  `select line as "line!", sku_id as "sku_id!", is_live as "is_live!"
   from catalogue.find_codes($codes, $max) order by line, is_live desc, sku_id desc`,
)

/** Goods that were ever on sale, by the material code of the tenant; the first `$max` of each code, on sale first. */
export const goodsByMaterials = sqlQuery(
  'catalogue.goodsByMaterials',
  `select c.line::int as "line!", g.sku_id as "sku_id!", g.is_live as "is_live!"
   from unnest($codes::text[]) with ordinality as c(code, line)
   cross join lateral (
     select m.sku_id, s.is_live from catalogue.material_codes m
     join catalogue.skus s on s.tenant_id = m.tenant_id and s.id = m.sku_id
     where m.code_key = lower(c.code) and s.live_at is not null
     order by s.is_live desc, m.sku_id desc limit $max::int
   ) g
   order by 1, 3 desc, 2 desc`,
)
