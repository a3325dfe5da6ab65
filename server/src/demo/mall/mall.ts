import { compare, decimal, units } from '#contract/kit/money.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import type { JobContext } from '#kit/jobs/jobs.ts'
import { findGoodsByIds, saveMaterialCodes } from '#modules/catalogue/index.ts'
import { createCostCentre, setCostCentreStatus, setWatch } from '#modules/ordering/index.ts'
import { actorsOf } from '../projects/actors.ts'

/** Cost centres by the code of their department; without one, all departments order for them. */
const centres: readonly (readonly [code: string, name: string, deptCode: string | null])[] = [
  ['CC-1000', '集团公共费用', null],
  ['CC-1100', '采购管理费用', '001001'],
  ['CC-1200', '信息化建设', '001002'],
  ['CC-1400', '行政办公费用', '001004'],
  ['CC-2000', '生产制造费用', '001005'],
  ['CC-2100', '设备维护费用', '001005001'],
  ['CC-3000', '研发费用', '001006'],
]
/** Cost centre that is no longer used. */
const closed = ['CC-0900', '老厂区搬迁（已结项）', null] as const

const codedSections = [
  ['01', 'BG'],
  ['05', 'BJ'],
  ['07', 'IT'],
] as const
const codesOfSection = 12
const accountsWithAlerts = ['linzhiyuan', 'zhouyanqiu']

const departments = sqlQuery('demo.mallDepartments', 'select id, code from identity.departments')
const goodsOfSection = sqlQuery(
  'demo.mallGoods',
  `select s.sku_id from catalogue.shelf s
   join catalogue.categories c on c.tenant_id = s.tenant_id and c.id = s.category_id
   where c.code = $section order by s.sku_id limit $max::int`,
)
const soldOut = sqlQuery(
  'demo.soldOutGoods',
  `select s.sku_id from catalogue.shelf s
   join catalogue.stock k on k.tenant_id = s.tenant_id and k.sku_id = s.sku_id
   where k.on_hand - k.reserved <= 0 order by s.sku_id limit 2`,
)

/** Fills the lists that orders of the tenant use. */
export async function createMall(tx: Tx, { tenantId, now }: JobContext): Promise<void> {
  const actors = await actorsOf(tx, tenantId)
  const operator = { ...actors.operator, now }
  await createCentres(tx, operator)
  await createCodes(tx, operator)
  for (const account of accountsWithAlerts) {
    const buyer = actors.of(account)
    if (buyer) await createAlerts(tx, { ...buyer, now })
  }
}

async function createCentres(tx: Tx, operator: Actor) {
  const idOf = new Map((await departments(tx)).map(({ id, code }) => [code, id]))
  const create = ([code, name, deptCode]: (typeof centres)[number]) =>
    createCostCentre(tx, operator, { code, name, deptId: deptCode === null ? null : (idOf.get(deptCode) ?? null) })
  for (const centre of centres) await create(centre)
  await setCostCentreStatus(tx, operator, { costCentreId: await create(closed), status: 'disabled' })
}

async function createCodes(tx: Tx, operator: Actor) {
  const rows = []
  for (const [section, prefix] of codedSections) {
    const goods = await goodsOfSection(tx, { section, max: codesOfSection })
    for (const [index, { sku_id: goodsCode }] of goods.entries())
      rows.push({ row: rows.length + 2, code: `${prefix}-${String(index + 1).padStart(5, '0')}`, goodsCode, name: '' })
  }
  if (rows.length > 0) await saveMaterialCodes(tx, operator, { rows })
}

/** One alert of a price a tenth below today's, and one of each sold out SKU. */
async function createAlerts(tx: Tx, buyer: Actor) {
  const [first] = await goodsOfSection(tx, { section: '01', max: 1 })
  const [goods] = first ? await findGoodsByIds(tx, buyer, [first.sku_id]) : []
  if (goods && compare(goods.price, '1') > 0)
    await setWatch(tx, buyer, { skuId: goods.skuId, kind: 'price', threshold: tenthBelow(goods.price) })
  for (const { sku_id: skuId } of await soldOut(tx)) await setWatch(tx, buyer, { skuId, kind: 'stock' })
}

const tenthBelow = (price: string) => decimal((units(price) * 9n) / 10n)
