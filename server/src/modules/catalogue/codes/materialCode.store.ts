import { listMaterialCodes } from '#contract/catalogue/materialCodes.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { tableOf } from '#kit/database/table.ts'

const columns = ['id', 'version', 'code', 'name', 'sku_id', 'updated_at'] as const
export const materialCodes = tableOf('catalogue.material_codes', columns)

export const materialCodeList = listOf({
  route: listMaterialCodes,
  find: (db: Db) =>
    db
      .selectFrom('catalogue.material_codes as m')
      .innerJoin('catalogue.skus as s', (on) =>
        on.onRef('s.tenant_id', '=', 'm.tenant_id').onRef('s.id', '=', 'm.sku_id'),
      ),
  where: {
    keyword: { contains: ['m.code', 'm.name', 's.name', 's.supplier_sku'] },
    isLive: { is: 's.is_live' },
  },
  select: (found) =>
    found.select([
      'm.id',
      'm.version',
      'm.code',
      'm.name',
      'm.sku_id as skuId',
      's.name as goodsName',
      's.spec',
      's.supplier_sku as supplierSku',
      's.supplier_name as supplierName',
      's.is_live as isLive',
    ]),
  key: 'm.id',
  order: ['m.code_key', 'm.id'],
  sort: { code: 'm.code_key', goodsName: 's.name' },
})
export type MaterialCodeRow = RowIn<typeof materialCodeList>

export interface CodedGoods {
  readonly skuId: string
  readonly code: string
  readonly name: string
}

const save = sqlQuery(
  'catalogue.saveMaterialCodes',
  `insert into catalogue.material_codes as m (code, name, sku_id, updated_at)
   select g.code, g.name, g."skuId", $now::timestamptz
   from jsonb_to_recordset($goods::jsonb) as g("skuId" bigint, code text, name text) order by g."skuId"
   on conflict (tenant_id, sku_id) do update set code = excluded.code,
     name = case when excluded.name = '' then m.name else excluded.name end, version = m.version + 1, updated_at = excluded.updated_at
   where m.code <> excluded.code or excluded.name not in ('', m.name)
   returning (xmax = 0) as "isNew!"`,
).narrow<object, { goods: readonly CodedGoods[] }>()
/** Gives goods their codes; answers whether each that was written is new. */
export const putMaterialCodes = (tx: Tx, goods: readonly CodedGoods[], now: Date) => save(tx, { goods, now })

const live = sqlQuery(
  'catalogue.goodsOfMaterial',
  `select m.sku_id from catalogue.material_codes m join catalogue.skus s on s.tenant_id = m.tenant_id and s.id = m.sku_id
   where m.code_key = $key and s.is_live and s.product_id <> all ($hidden::bigint[])
   order by s.list_price, s.id limit 100`,
)
/** Goods on sale with this material code, but for products that are hidden. */
export const goodsOfMaterial = async (db: Db, code: string, hidden: readonly string[]): Promise<string[]> =>
  (await live(db, { key: code.toLowerCase(), hidden })).map(({ sku_id }) => sku_id)
