import { plainTextOf } from '#contract/kit/richText/plainText.ts'
import type { DemoProduct } from '../generate.ts'
import type { DemoAttribute, DemoSku } from '../sku.ts'
import { leaves } from './categories.ts'

const leafNames = new Map(leaves.map((leaf) => [leaf.code, leaf.zh]))

/** Columns of a supplier's spreadsheet, one row for each SKU; rows with equal models form one product. */
const columns: readonly (readonly [heading: string, text: (product: DemoProduct, sku: DemoSku) => string])[] = [
  ['商品型号', (product) => product.model],
  ['SKU 编码', (_, sku) => sku.supplierSku],
  ['分类编码', (product) => product.categoryCode],
  ['分类名称', (product) => leafNames.get(product.categoryCode) ?? ''],
  ['品牌', (product) => product.brand],
  ['商品名称', (product) => product.name],
  ['英文名称', (product) => product.nameEn],
  ['规格', (_, sku) => sku.spec.zh],
  ['规格属性', (_, sku) => attributesText(sku.attributes)],
  ['商品属性', (product) => attributesText(product.attributes)],
  ['单位', (product) => product.unit],
  ['商城价', (_, sku) => sku.price],
  ['市场价', (_, sku) => sku.marketPrice],
  ['协议价', (_, sku) => sku.agreementPrice ?? ''],
  ['阶梯价', (_, sku) => sku.tiers.map(({ minQty, price }) => `${minQty}:${price}`).join(';')],
  ['税率', (product) => product.taxRate],
  ['税收分类编码', (product) => product.taxCode],
  ['库存', (_, sku) => String(sku.stock)],
  ['起订量', (_, sku) => String(sku.minOrderQty)],
  ['交货天数', (_, sku) => String(sku.leadDays)],
  ['发货地', (product) => product.shipsFrom],
  ['商品条码', (_, sku) => sku.barcode],
  ['图片', (_, sku) => sku.picture],
  ['商品描述', (product) => plainTextOf(product.description)],
]

export const headings: readonly string[] = columns.map(([heading]) => heading)

/** Rows below the headings, with all cells as text, so that codes keep zeros and prices their decimals. */
export function* rowsFor(supplierCode: string, products: Iterable<DemoProduct>): Generator<string[]> {
  for (const product of products) {
    if (product.supplierCode !== supplierCode) continue
    for (const sku of product.skus) yield columns.map(([, text]) => text(product, sku))
  }
}

const attributesText = (attributes: readonly DemoAttribute[]): string =>
  attributes.map(({ zh, value }) => `${zh}:${value.zh}`).join(';')
