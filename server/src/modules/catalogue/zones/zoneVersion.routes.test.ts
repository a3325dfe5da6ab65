import { expect, test } from 'vitest'
import {
  supplierCatalogueCase as of,
  createSupplierCatalogue,
  submitSupplierCatalogue,
} from '#contract/catalogue/offers/supplierCatalogues.ts'
import * as contract from '#contract/catalogue/zones.ts'
import * as versions from '#contract/catalogue/zoneVersions.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import { aDepartment, aPerson, as, clock, database, type Person, refusalOf } from '#test/app.ts'
import { assortment, buyerOf, createLiveGoods, goodsNamesOf, listGoods } from '#test/catalogue/liveGoods.ts'
import { createCatalogueFixture } from '#test/catalogueFixture.ts'
import { count, outcomes } from '#test/ordering/atOnce.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { refillZone } from './zone.service.ts'

const dayIn = (days: number) => dayOf(new Date(clock().getTime() + days * 86_400_000))
const draft: contract.ZoneDraft = {
  name: '冬季防护',
  nameEn: 'Winter',
  intro: '',
  introEn: '',
  startsOn: dayIn(0),
  endsOn: dayIn(10),
  deptIds: [],
  colour: '#1554c0',
  picture: '',
  kind: 'hand',
  categoryIds: [],
  brandIds: [],
  supplierIds: [],
  priceFrom: null,
  priceTo: null,
}

async function createZoneMarket() {
  const shop = await createCatalogueFixture({ productReview: '0' })
  const skuIds = await createLiveGoods(shop, ...assortment)
  const permissions = ['zone.manage', 'goods.read', 'agreementPrice.manage'] as const
  const operator = await aPerson(shop.tenant, { permissions, entrance: 'operator', name: '陆知微' })
  const { id } = await as(operator, contract.createZone, draft)
  const find = () => as(operator, contract.getZone, { id })
  const at = async () => ({ id, version: (await find()).version })
  const choose = async (...chosen: string[]) => as(operator, contract.setZoneGoods, { ...(await at()), skuIds: chosen })
  const move = async (action: 'publish' | 'takeDown') => as(operator, contract.moveZone, { ...(await at()), action })
  const edit = async (change: Partial<contract.ZoneDraft>) =>
    as(operator, contract.editZone, { ...(await at()), ...draft, ...change })
  const kept = (by: Person = operator) => as(by, versions.getZoneVersions, { id })
  const restore = async (no: number) => as(operator, versions.restoreZone, { ...(await at()), no })
  const preview = (deptId: string) => as(operator, versions.previewZone, { id, deptId })
  return { shop, skuIds, operator, id, find, at, choose, move, edit, kept, restore, preview }
}

test('zone versions: each publication and each change while published is kept, and an earlier one comes back whole', async () => {
  const { shop, skuIds, id, choose, move, edit, kept, restore, find } = await createZoneMarket()
  const [one, two, three] = skuIds
  await choose(one!, two!)
  await edit({ intro: '草稿' })
  expect(await kept()).toEqual([])
  await move('publish')
  await choose(three!)
  const byRule = { name: '按价选品', kind: 'rule', priceFrom: '40.0000', endsOn: dayIn(20) } as const
  await edit(byRule)
  expect((await kept()).map((each) => [each.no, each.name, each.kind, each.goods, each.savedBy])).toEqual([
    [3, '按价选品', 'rule', 1, '陆知微'],
    [2, '冬季防护', 'hand', 1, '陆知微'],
    [1, '冬季防护', 'hand', 2, '陆知微'],
  ])
  expect(await restore(1)).toMatchObject({ ...draft, intro: '草稿', status: 'published', goods: 2 })
  expect((await kept()).map(({ no }) => no)).toEqual([4, 3, 2, 1])
  await database.write(shop.tenant.id, (tx) =>
    refillZone(tx, { tenant_id: shop.tenant.id, entity_id: id } as Parameters<typeof refillZone>[1]),
  )
  const buyer = await buyerOf(shop)
  expect((await listGoods(buyer, { zoneAreaId: id })).records.map(({ skuId }) => skuId)).toEqual([one, two])
  await move('takeDown')
  expect(await restore(3)).toMatchObject({ ...byRule, status: 'down' })
  expect(await kept()).toHaveLength(4)
  await move('publish')
  expect((await kept())[0]).toMatchObject({ no: 5, name: '按价选品', kind: 'rule' })
  expect(await find()).toMatchObject({ priceFrom: '40.0000', priceTo: null })
})

test('zone versions: one of several who restore at once, by the rules of today, and nobody else’s', async () => {
  const { shop, skuIds, operator, choose, move, edit, kept, restore, at } = await createZoneMarket()
  await choose(skuIds[0]!)
  await move('publish')
  const dept = await aDepartment(shop.tenant)
  await edit({ deptIds: [dept.id] })
  await edit({})
  const same = await at()
  const all = await outcomes(Array.from({ length: 5 }, () => as(operator, versions.restoreZone, { ...same, no: 1 })))
  expect(count(all, 'ok')).toBe(1)
  expect(count(all, 'thing.stale')).toBe(4)
  expect(await kept()).toHaveLength(4)
  expect(await refusalOf(restore(9))).toBe('thing.notFound')
  await owner.query(
    `update catalogue.zone_versions set draft = draft || '{"deptIds": ["1"]}' where tenant_id = $1 and no = 2`,
    [shop.tenant.id],
  )
  expect(await refusalOf(restore(2))).toBe('zone.choiceGone')
  const other = await createZoneMarket()
  expect(await refusalOf(kept(other.operator))).toBe('thing.notFound')
  expect(await refusalOf(as(other.operator, versions.restoreZone, { ...(await at()), no: 1 }))).toBe('thing.notFound')
  const reader = await aPerson(shop.tenant, { permissions: ['goods.read'], entrance: 'operator' })
  expect(await refusalOf(kept(reader))).toBe('permission.denied')
})

test('zone preview: a draft shows each department what it is offered, at its prices', async () => {
  const { shop, skuIds, id, operator, choose, edit, preview } = await createZoneMarket()
  const { tenant, supplierId } = shop
  const [one, two, , , , six] = skuIds
  await choose(two!, one!, six!)
  const [mine, elsewhere] = [await aDepartment(tenant), await aDepartment(tenant)]
  const team = await aDepartment(tenant, mine)
  // The second product is for one department alone, which has agreed on a price of the first one.
  const seller = await aPerson(tenant, { supplierId, permissions: ['product.manage'] })
  const kim = await aPerson(tenant, { entrance: 'operator', permissions: ['supplierCatalogue.review'] })
  const product = await database.read(tenant.id, (db) =>
    db.selectFrom('catalogue.skus').select('product_id').where('id', '=', two!).executeTakeFirstOrThrow(),
  )
  const made = await as(seller, createSupplierCatalogue, {
    name: '专供目录',
    scope: 'departments',
    deptIds: [mine.id],
    startsOn: dayIn(0),
    endsOn: dayIn(30),
    productIds: [product.product_id],
  })
  const sent = await as(seller, submitSupplierCatalogue, { id: made.id, version: made.version })
  await as(kim, of.actions.publish, { id: sent.id, version: sent.version })
  await owner.query(
    `insert into catalogue.agreement_prices (tenant_id, supplier_id, sku_id, dept_id, agreement_no, title, price, valid_from, valid_to, created_by)
     values ($1, $2, $3, $4, 'XY-1', '框架协议', 60, $5, $6, 0)`,
    [tenant.id, supplierId, one, mine.id, dayIn(0), dayIn(30)],
  )
  const ofTeam = await preview(team.id)
  expect(ofTeam).toMatchObject({ isForDept: true, isInPeriod: true, total: 3, shown: 3 })
  expect(ofTeam.goods).toMatchObject([
    { skuId: two, price: '20.0000', priceSource: 'list' },
    { skuId: one, price: '60.0000', listPrice: '68.4000', priceSource: 'agreement' },
    { skuId: six, price: '12.5000' },
  ])
  const editor = await aPerson(tenant, { permissions: ['zone.manage', 'goods.read'], entrance: 'operator' })
  expect((await as(editor, versions.previewZone, { id, deptId: team.id })).goods).toMatchObject([
    { skuId: two, price: '20.0000' },
    { skuId: one, price: null, listPrice: '68.4000' },
    { skuId: six, price: '12.5000' },
  ])
  const ofOthers = await preview(elsewhere.id)
  expect(ofOthers).toMatchObject({ total: 3, shown: 2 })
  expect(ofOthers.goods.map(({ skuId, price }) => [skuId, price])).toEqual([
    [one, '68.4000'],
    [six, '12.5000'],
  ])
  await edit({ deptIds: [mine.id], startsOn: dayIn(2), kind: 'rule', priceTo: '20' })
  expect(await preview(team.id)).toMatchObject({ isForDept: true, isInPeriod: false, total: 3, shown: 3 })
  expect(await preview(elsewhere.id)).toMatchObject({ isForDept: false, total: 3, shown: 2 })
  const buyer = await buyerOf(shop, team)
  expect(await goodsNamesOf(buyer, { specialAreaId: id })).toEqual([])
  expect(await refusalOf(preview('1'))).toBe('thing.notFound')
  const other = await createZoneMarket()
  expect(await refusalOf(other.preview(mine.id))).toBe('thing.notFound')
  expect(await refusalOf(as(other.operator, versions.previewZone, { id, deptId: other.shop.tenant.root.id }))).toBe(
    'thing.notFound',
  )
  expect(await refusalOf(as(operator, versions.previewZone, { id, deptId: tenant.root.id }))).toBe('accepted')
})
