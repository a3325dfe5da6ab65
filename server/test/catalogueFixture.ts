import * as goodsSearch from '#contract/catalogue/goodsSearch.ts'
import type { StoredSettings } from '#contract/settings.ts'
import type { CategoryAttribute } from '#contract/catalogue/categories.ts'
import type { ProductDraft, SkuDraft } from '#contract/catalogue/productDraft.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import { createCategory, type UpsertOutcome, type UpsertRow, upsertProducts } from '#modules/catalogue/index.ts'
import { createSupplier } from '#modules/suppliers/index.ts'
import { aPerson, as, aTenant, database, type Person, type TestTenant } from './app.ts'
import { randomId } from './ids.ts'

export interface CatalogueFixture {
  tenant: TestTenant
  /** The product itself, for legal moves that nobody in particular makes. */
  system: Actor
  supplierId: string
  /** 劳保安防 / 手部防护 / 防护手套 */
  categoryIds: [first: string, second: string, leaf: string]
}

export const addSupplier = (tenant: TestTenant, shortName = '安岚劳保用品') => {
  const code = `S${randomId()}`
  const draft = {
    code,
    name: `${shortName}有限公司`,
    shortName,
    creditCode: `9131${code}`.padEnd(18, '0').slice(0, 18),
  }
  return database.write(tenant.id, async (tx) => {
    const rest = { region: '全国', contactName: '唐敏', contactTel: '021-88886666' }
    return (await createSupplier(tx, systemActor(tenant.id), { ...draft, ...rest })).id
  })
}

export const addCategory = (
  tenant: TestTenant,
  name: string,
  parentId?: string,
  attributes: readonly CategoryAttribute[] = [],
  enName = '',
) =>
  database.write(tenant.id, async (tx) => {
    const draft = {
      code: `C${randomId()}`,
      name,
      enName,
      kind: 'goods' as const,
      position: 0,
      picture: '',
      isShield: '0' as const,
      attributes: [...attributes],
      taxRate: '13.00',
      taxCategoryCode: '1080406010000000000',
    }
    return (await createCategory(tx, systemActor(tenant.id), draft, parentId)).id
  })

const attribute = (name: string, enName: string, options: string[], isChoice = false) => ({
  name,
  enName,
  options,
  isChoice,
  isFacet: true,
})

/** A tenant with a supplier and one path of categories; suppliers publish without a review, unless it is asked for. */
export async function createCatalogueFixture(
  settings: StoredSettings = { productReview: '0' },
): Promise<CatalogueFixture> {
  const tenant = await aTenant(settings)
  const supplierId = await addSupplier(tenant)
  const first = await addCategory(tenant, '劳保安防')
  const second = await addCategory(tenant, '手部防护', first)
  const requested = [attribute('材质', 'Material', ['丁腈', '乳胶', '牛皮']), attribute('颜色', 'Colour', [], true)]
  const leaf = await addCategory(tenant, '防护手套', second, requested, 'Protective gloves')
  return { tenant, system: systemActor(tenant.id), supplierId, categoryIds: [first, second, leaf] }
}

/** A row that leaves nothing out. */
export interface FullRow extends UpsertRow {
  readonly product: Omit<ProductDraft, 'skus' | 'code'> & { readonly code: string | null }
  readonly sku: SkuDraft
}
export type RowOverrides = Partial<Omit<FullRow['product'], 'code'>> & Partial<SkuDraft> & { code?: string }

/** A row as a supplier writes it; what is not given is usual. */
export function productRow(shop: CatalogueFixture, given: RowOverrides = {}): FullRow {
  const supplierSku = given.supplierSku ?? `GL-${randomId()}`
  const { code = null, name, categoryId, brandName, description, pictures, details, ...sku } = given
  return {
    product: {
      code,
      name: name ?? '丁腈涂层防护手套 耐磨防滑',
      categoryId: categoryId ?? shop.categoryIds[2],
      brandName: brandName ?? '安岚',
      description: description ?? '',
      pictures: pictures ?? ['/pictures/gloves.webp'],
      details: details ?? [],
    },
    sku: {
      supplierSku,
      barcode: '',
      model: '',
      spec: '12双/打',
      choices: [],
      unit: '打',
      listPrice: '68.40',
      marketPrice: null,
      taxRate: '13.00',
      taxCategoryCode: '1080406010000000000',
      minQty: 1,
      leadDays: 3,
      region: '全国',
      picture: '/pictures/gloves.webp',
      onHand: 100,
      ...sku,
    },
  }
}

export const upsert = (
  shop: CatalogueFixture,
  rows: readonly UpsertRow[],
  supplierId = shop.supplierId,
): Promise<UpsertOutcome[]> => database.write(shop.tenant.id, (tx) => upsertProducts(tx, shop.system, supplierId, rows))

/** Goods on sale; answers their SKU ids in the order of the rows. */
export async function createLiveGoods(shop: CatalogueFixture, ...given: RowOverrides[]): Promise<string[]> {
  const rows = given.map((one) => productRow(shop, one))
  await upsert(shop, rows)
  const known = await database.read(shop.tenant.id, (sql) =>
    sql
      .selectFrom('catalogue.skus')
      .select(['id', 'supplier_sku'])
      .where('supplier_id', '=', shop.supplierId)
      .execute(),
  )
  return rows.map((row) => known.find((sku) => sku.supplier_sku === row.sku.supplierSku)!.id)
}

export const buyerOf = (shop: CatalogueFixture, dept?: { id: string; path: readonly string[] }) =>
  aPerson(shop.tenant, { permissions: ['goods.read'], ...(dept ? { dept } : {}) })

export const listGoods = (person: Person, question: goodsSearch.GoodsQuery) =>
  as(person, goodsSearch.queryGoodsListWithStandardByCatalog, question)

export const goodsNamesOf = async (person: Person, question: goodsSearch.GoodsQuery) =>
  (await listGoods(person, question)).records.map(({ name }) => name)

/** Six goods whose names, prices and stock tell them apart. */
export const assortment: RowOverrides[] = [
  {
    supplierSku: 'GL-01',
    name: '丁腈涂层防护手套 耐磨防滑',
    listPrice: '68.40',
    model: 'AL-V03',
    details: [{ name: '材质', value: '丁腈' }],
  },
  {
    supplierSku: 'GL-02',
    name: '乳胶手套 加厚',
    listPrice: '20',
    brandName: '恒筑',
    details: [{ name: '材质', value: '乳胶' }],
    onHand: 0,
  },
  { supplierSku: 'GL-03', name: '牛皮电焊手套 隔热 500℃', listPrice: '45', details: [{ name: '材质', value: '牛皮' }] },
  {
    supplierSku: 'GL-04',
    name: '绝缘手套 12kV',
    listPrice: '148',
    brandName: '恒筑',
    details: [{ name: '材质', value: '乳胶' }],
  },
  { supplierSku: 'GL-05', name: '一次性手套 100只/盒', listPrice: '9.90', brandName: 'HIKVISION' },
  { supplierSku: 'GL-06', name: '套袖 防水', listPrice: '12.50', barcode: '6901234567892' },
]
