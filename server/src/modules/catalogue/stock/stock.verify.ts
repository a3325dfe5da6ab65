import { verifier } from '#kit/verification.ts'

const moved = `
  select tenant_id, sku_id,
    sum(case kind when 'adjust' then qty when 'return' then qty when 'ship' then -qty else 0 end) as on_hand,
    sum(case kind when 'reserve' then qty when 'release' then -qty when 'ship' then -qty else 0 end) as reserved
  from catalogue.stock_moves group by tenant_id, sku_id`

/** Verifies the stock of all tenants. */
export const verifyStock = verifier({
  'SKU {which}: what is on hand is not the sum of its moves': `
    select s.sku_id from catalogue.stock s left join (${moved}) m using (tenant_id, sku_id) where s.on_hand <> coalesce(m.on_hand, 0)`,
  'SKU {which}: what is reserved is not the sum of its moves': `
    select s.sku_id from catalogue.stock s left join (${moved}) m using (tenant_id, sku_id) where s.reserved <> coalesce(m.reserved, 0)`,
  'SKU {which}: what is reserved is not what documents hold of it': `
    select s.sku_id from catalogue.stock s left join (
      select tenant_id, sku_id, sum(open) as open from catalogue.reservations group by tenant_id, sku_id
    ) r using (tenant_id, sku_id) where s.reserved <> coalesce(r.open, 0)`,
  'SKU {which}: it has moved and has no stock': `
    select m.sku_id from (${moved}) m left join catalogue.stock s using (tenant_id, sku_id) where s.sku_id is null`,
})
