import pg from 'pg'
import { systemActor } from '#kit/actor.ts'
import type { Database } from '#kit/database/database.ts'
import { adjustStock } from '#modules/catalogue/index.ts'

export async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Record<string, string>>(text)
  await client.end()
  return rows
}

/** Stocks four hundred cheap goods of the two largest suppliers, without agreement or tiered prices. */
export async function stockCheapGoods(database: Database, url: string, tenantId: string) {
  const rows = await query(
    url,
    `select id as "skuId", list_price as price from (
       select s.id, s.list_price, row_number() over (partition by s.supplier_id order by s.id) as n, dense_rank() over (order by s.supplier_id) as supplier
       from catalogue.skus s where s.tenant_id = ${tenantId} and s.is_live and s.list_price < 30 and s.min_qty = 1
         and not exists (select from catalogue.agreement_prices a where a.tenant_id = s.tenant_id and a.sku_id = s.id)) x
     where n <= 200 order by n, supplier limit 400`,
  )
  const goods = rows.map(({ skuId, price }) => ({ skuId: skuId!, price: price! }))
  const by = { kind: 'count', id: '1' }
  await database.write(tenantId, (tx) =>
    adjustStock(
      tx,
      systemActor(tenantId),
      by,
      goods.map(({ skuId }) => ({ skuId, onHand: 50_000_000 })),
    ),
  )
  return goods
}

export async function countGoods(url: string, tenantId: string): Promise<string> {
  const [row] = await query(url, `select count(*) as n from catalogue.skus where tenant_id = ${tenantId} and is_live`)
  return row?.['n'] ?? '0'
}
