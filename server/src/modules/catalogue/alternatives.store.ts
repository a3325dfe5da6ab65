import { hot } from '#kit/database.ts'

/** Movements of stock that are looked at for what is bought most, the latest first. */
const mostMoves = 20_000

/**
 * What was delivered most in the last 90 days and is still on sale, then what sells best. Ids of movements begin with their time, so
 * that the days are a range of the primary key.
 */
export const popularGoods = hot<{ id: string }, [tenantId: string, most: number]>(`
  with lately as (
    select sku_id, kind from catalogue.stock_moves
    where tenant_id = $1 and id > ((extract(epoch from now() - interval '90 days') * 1000)::bigint - 1767225600000) << 20
    order by id desc limit ${mostMoves}
  ), bought as (
    select l.sku_id as id, count(*) as times from lately l join catalogue.skus k on k.tenant_id = $1 and k.id = l.sku_id
    where l.kind = 'ship' and k.is_live group by l.sku_id order by times desc, id limit $2
  ), sold as (
    select sku_id as id from catalogue.shelf where tenant_id = $1 and category_id = 0 order by sold desc, sku_id desc limit $2
  )
  select id from (
    select id, times, 0 as place from bought
    union all select id, 0, 1 from sold where id not in (select id from bought)) p
  order by place, times desc, id limit $2`)
