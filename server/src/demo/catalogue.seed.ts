import type { AgreementPriceDraft } from '#contract/catalogue/agreementPrices.ts'
import { systemActor } from '#kit/actor.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { setAgreementPrices, upsertProducts, type UpsertRow } from '#modules/catalogue/index.ts'
import { type DemoProduct, generateProducts } from './generate.ts'
import type { DemoSku } from './sku.ts'

const batch = 500
const skusOf = sqlQuery(
  'demo.skusOf',
  'select id, supplier_sku from catalogue.skus where supplier_id = $supplierId and supplier_sku = any ($codes::text[])',
)
export const pictureOf = (key: string) => `/pictures/${key}.svg`

/** Creates the generated products of all suppliers, all live, with agreement prices for the whole organisation. */
export async function foundProducts(
  database: Database,
  tenantId: string,
  rootDeptId: string,
  supplierIds: ReadonlyMap<string, string>,
  leafIds: ReadonlyMap<string, string>,
  count?: number,
) {
  const policy = { reviews: false, rise: '1000' }
  const waiting = new Map<string, { product: DemoProduct; sku: DemoSku }[]>()
  const put = async (code: string, items: readonly { product: DemoProduct; sku: DemoSku }[]) => {
    const supplierId = supplierIds.get(code)!
    const rows = items.map(({ product, sku }) => rowOf(product, sku, leafIds.get(product.categoryCode)!))
    await database.write(tenantId, async (tx) => {
      await upsertProducts(tx, systemActor(tenantId), supplierId, rows, { policy })
      await agree(tx, tenantId, rootDeptId, supplierId, items)
    })
  }
  for (const product of generateProducts(count === undefined ? {} : { count })) {
    const items = waiting.get(product.supplierCode) ?? []
    waiting.set(product.supplierCode, items)
    items.push(...product.skus.map((sku) => ({ product, sku })))
    if (items.length < batch) continue
    await put(product.supplierCode, items)
    waiting.delete(product.supplierCode)
  }
  for (const [code, items] of waiting) await put(code, items)
}

const rowOf = (product: DemoProduct, sku: DemoSku, categoryId: string): UpsertRow => ({
  product: {
    code: product.model,
    name: product.name,
    categoryId,
    brandName: product.brand,
    description: product.description,
    pictures: [pictureOf(product.picture)],
    details: product.attributes.map(({ zh, value }) => ({ name: zh, value: value.zh })),
  },
  sku: {
    supplierSku: sku.supplierSku,
    barcode: sku.barcode,
    model: product.model,
    spec: sku.spec.zh,
    choices: sku.attributes.map(({ zh, value }) => ({ name: zh, value: value.zh })),
    unit: product.unit,
    listPrice: sku.price,
    marketPrice: sku.marketPrice,
    taxRate: product.taxRate,
    taxCategoryCode: product.taxCode,
    minQty: sku.minOrderQty,
    leadDays: sku.leadDays,
    region: product.shipsFrom,
    picture: pictureOf(sku.picture),
    onHand: sku.stock,
  },
})

async function agree(
  tx: Tx,
  tenantId: string,
  deptId: string,
  supplierId: string,
  items: readonly { product: DemoProduct; sku: DemoSku }[],
) {
  const agreed = new Map(
    items.filter(({ sku }) => sku.agreementPrice !== null).map(({ sku }) => [sku.supplierSku, sku]),
  )
  const rows = await skusOf(tx, { supplierId, codes: [...agreed.keys()] })
  const year = new Date().getFullYear()
  const prices = rows.map(({ id, supplier_sku }): AgreementPriceDraft => {
    const sku = agreed.get(supplier_sku)!
    return {
      skuId: id,
      deptId,
      agreementNo: `XY${year}${supplierId.slice(-4)}`,
      title: `${year} 年度框架协议`,
      price: sku.agreementPrice!,
      tiers: tiersBelow(sku),
      validFrom: `${year}-01-01`,
      validTo: `${year + 1}-12-31`,
    }
  })
  if (prices.length > 0) await setAgreementPrices(tx, systemActor(tenantId), prices)
}

/** Tiers below the agreement price, each below the previous one. */
function tiersBelow({ agreementPrice, tiers }: DemoSku) {
  let best = Number(agreementPrice)
  return tiers.flatMap(({ minQty, price }) => {
    if (minQty < 2 || Number(price) >= best) return []
    best = Number(price)
    return [{ qty: minQty, price }]
  })
}
