import type { StoredSettings } from '#contract/settings.ts'
import type { CategoryAttribute } from '#contract/catalogue/categories.ts'
import { systemActor } from '#kit/actor.ts'
import { createCategory, type UpsertOutcome, type UpsertRow, upsertProducts } from '#modules/catalogue/index.ts'
import { createSupplier } from '#modules/suppliers/index.ts'
import { aTenant, database, type TestTenant } from './app.ts'
import { randomId } from './ids.ts'
import type { CatalogueFixture } from './catalogue/tenant.ts'

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
    return createSupplier(tx, systemActor(tenant.id), { ...draft, ...rest })
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

/** A tenant with a supplier and one category path; products need no review by default. */
export async function createCatalogueFixture(
  settings: StoredSettings = { productReview: '0' },
): Promise<CatalogueFixture> {
  const tenant = await aTenant(settings)
  const supplierId = await addSupplier(tenant)
  const topCategory = await addCategory(tenant, '劳保安防')
  const second = await addCategory(tenant, '手部防护', topCategory)
  const requested = [attribute('材质', 'Material', ['丁腈', '乳胶', '牛皮']), attribute('颜色', 'Colour', [], true)]
  const leaf = await addCategory(tenant, '防护手套', second, requested, 'Protective gloves')
  return { tenant, system: systemActor(tenant.id), supplierId, categoryIds: [topCategory, second, leaf] }
}

export const upsert = (
  shop: CatalogueFixture,
  rows: readonly UpsertRow[],
  supplierId = shop.supplierId,
): Promise<UpsertOutcome[]> => database.write(shop.tenant.id, (tx) => upsertProducts(tx, shop.system, supplierId, rows))
