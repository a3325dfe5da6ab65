import type { AgreementPriceDraft } from '#contract/catalogue/agreementPrices.ts'
import { systemActor } from '#kit/actor.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { setTransactionTime } from '#kit/transactionTime.ts'
import { setAgreementPrices, upsertProducts, type UpsertRow } from '#modules/catalogue/index.ts'
import { rendered } from './catalogue/photos/photo.ts'
import { type DemoProduct, generateProducts } from './generate.ts'
import { later } from './projects/timetable.ts'
import type { DemoSku } from './sku.ts'

const batch = 500
/** Pictures of a product at most. */
const shownPictures = 5
const policy = { reviews: false, rise: '1000' }
const skusOf = sqlQuery(
  'demo.skusOf',
  'select id, supplier_sku from catalogue.skus where supplier_id = $supplierId and supplier_sku = any ($codes::text[])',
)
export const pictureOf = (key: string) => `/pictures/${key}.svg`

const hasPhoto = ({ photo }: DemoSku) => photo !== undefined && rendered[photo.name] !== undefined
/** Photo of a SKU, or its drawn picture if there is none. */
const pictureOfSku = (sku: DemoSku) =>
  hasPhoto(sku) ? `/pictures/goods/${sku.photo!.name}.webp` : pictureOf(sku.picture)

/** So many products are sorted: lists show equal goods in the order in which they were created. */
const sorted = 5000
const rankOf = ({ isWritten, skus }: DemoProduct) => (isWritten ? 0 : hasPhoto(skus[0]!) ? 1 : 2)
/** Products written by hand first, then others with photos. */
function* inOrder(count?: number): Generator<DemoProduct> {
  const products = generateProducts(count === undefined ? {} : { count })
  const first: DemoProduct[] = []
  for (const product of products) if (first.push(product) === sorted) break
  yield* first.toSorted((a, b) => rankOf(a) - rankOf(b))
  yield* products
}

/** Creates the generated products of all suppliers, all live, with agreement prices for the whole organisation. */
export async function foundProducts(
  database: Database,
  tenantId: string,
  rootDeptId: string,
  supplierIds: ReadonlyMap<string, string>,
  leafIds: ReadonlyMap<string, string>,
  count?: number,
) {
  const waiting = new Map<string, { product: DemoProduct; sku: DemoSku }[]>()
  const put = async (code: string, items: readonly { product: DemoProduct; sku: DemoSku }[]) => {
    const supplierId = supplierIds.get(code)!
    const rows = items.map(({ product, sku }) => rowOf(product, sku, leafIds.get(product.categoryCode)!))
    await database.write(tenantId, async (tx) => {
      await foundEarlierPrices(tx, tenantId, supplierId, rows)
      await upsertProducts(tx, systemActor(tenantId), supplierId, rows, { policy })
      await agree(tx, tenantId, rootDeptId, supplierId, items)
    })
  }
  const putAll = async () => {
    for (const [code, items] of waiting) await put(code, items)
    waiting.clear()
  }
  let rank = 0
  for (const product of inOrder(count)) {
    if (rankOf(product) !== rank) await putAll()
    rank = rankOf(product)
    const items = waiting.get(product.supplierCode) ?? []
    waiting.set(product.supplierCode, items)
    items.push(...product.skus.map((sku) => ({ product, sku })))
    if (items.length < batch) continue
    await put(product.supplierCode, items)
    waiting.delete(product.supplierCode)
  }
  await putAll()
}

/** Days ago from which a price held, and its share of today's. */
const earlierPrices = [
  [336, 1.06],
  [203, 1.02],
  [88, 0.96],
  [17, 1],
] as const
/** Of so many products one has earlier prices: few, because each is published once for each price. */
const oneIn = 8

/** Publishes some products at earlier prices, at the times at which their supplier did. */
async function foundEarlierPrices(tx: Tx, tenantId: string, supplierId: string, rows: readonly UpsertRow[]) {
  const codes = [...new Set(rows.map(({ product }) => product.code))].filter((_, at) => at % oneIn === 0)
  const storied = rows.filter(({ product }) => codes.includes(product.code))
  const now = new Date()
  for (const [daysAgo, share] of earlierPrices) {
    await setTransactionTime(tx, later(now, -daysAgo * 24))
    const then = storied.map(({ product, sku }) => ({
      product,
      sku: { ...sku, listPrice: (Number(sku.listPrice) * share).toFixed(2) },
    }))
    await upsertProducts(tx, systemActor(tenantId), supplierId, then, { policy })
  }
  await setTransactionTime(tx, now)
}

const rowOf = (product: DemoProduct, sku: DemoSku, categoryId: string): UpsertRow => ({
  product: {
    code: product.model,
    name: product.name,
    categoryId,
    brandName: product.brand,
    description: product.description,
    pictures: [...new Set(product.skus.map(pictureOfSku))].slice(0, shownPictures),
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
    picture: pictureOfSku(sku),
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
