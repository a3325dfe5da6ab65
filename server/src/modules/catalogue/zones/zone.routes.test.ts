import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { queryGoodsListWithStandardByCatalog as listing } from '#contract/catalogue/goodsSearch.ts'
import { moveProduct } from '#contract/catalogue/products.ts'
import * as contract from '#contract/catalogue/zones.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import { aDepartment, aPerson, as, aTenant, clock, database, type Person, refusalOf } from '#test/app.ts'
import { assortment, buyerOf, createLiveGoods, goodsNamesOf, listGoods } from '#test/catalogue/liveGoods.ts'
import type { CatalogueFixture } from '#test/catalogue/tenant.ts'
import { addSupplier, createCatalogueFixture, upsert } from '#test/catalogueFixture.ts'
import { waitUntilBlockedBy } from '#test/sql/blocked.ts'
import { productRow } from '#test/catalogue/importRow.ts'
import type { Db } from '#kit/database/database.ts'
import { moveProduct as takeOff } from '../products/product.service.ts'
import { refillZone } from './zone.service.ts'

const dayMs = 86_400_000
const dayIn = (days: number) => dayOf(new Date(clock().getTime() + days * dayMs))
const draft = (given: Partial<contract.ZoneDraft> = {}): contract.ZoneDraft => ({
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
  ...given,
})
const operatorOf = (shop: CatalogueFixture) =>
  aPerson(shop.tenant, { permissions: ['zone.manage', 'goods.read'], entrance: 'operator' })
/** Runs what follows a change of the zone. */
const settle = (shop: CatalogueFixture, id: string) =>
  database.write(shop.tenant.id, (tx) =>
    refillZone(tx, { tenant_id: shop.tenant.id, entity_id: id } as Parameters<typeof refillZone>[1]),
  )

async function publishZone(
  shop: CatalogueFixture,
  operator: Person,
  given: Partial<contract.ZoneDraft>,
  skuIds: readonly string[] = [],
) {
  let zone = await as(operator, contract.createZone, draft(given))
  if (skuIds.length > 0)
    zone = await as(operator, contract.setZoneGoods, { id: zone.id, version: zone.version, skuIds: [...skuIds] })
  zone = await as(operator, contract.moveZone, { id: zone.id, version: zone.version, action: 'publish' })
  await settle(shop, zone.id)
  return zone
}

const sellerOf = (shop: CatalogueFixture) =>
  aPerson(shop.tenant, { permissions: ['product.manage'], supplierId: shop.supplierId })
const productNamed = async (shop: CatalogueFixture, name: string) => {
  const query = (db: Db) =>
    db.selectFrom('catalogue.products').select('id').where('name', '=', name).executeTakeFirstOrThrow()
  return (await database.read(shop.tenant.id, query)).id
}
const listedIn = (shop: CatalogueFixture) =>
  database.read(shop.tenant.id, (db) =>
    db.selectFrom('catalogue.shelf').select('sku_id').where('category_id', '<', '0').orderBy('sku_id').execute(),
  )

test('a zone by hand: its goods in the order of the operator, with facets, categories and search within', async () => {
  const shop = await createCatalogueFixture()
  const skuIds = await createLiveGoods(shop, ...assortment)
  const operator = await operatorOf(shop)
  const chosen = [skuIds[3]!, skuIds[0]!, skuIds[5]!]
  const zone = await publishZone(shop, operator, {}, chosen)
  expect(zone).toMatchObject({ status: 'published', goods: 3, can: ['takeDown'] })
  const buyer = await buyerOf(shop)
  const names = ['绝缘手套 12kV', '丁腈涂层防护手套 耐磨防滑', '套袖 防水']
  const page = await listGoods(buyer, { zoneAreaId: zone.id })
  expect(page.records.map(({ name }) => name)).toEqual(names)
  expect(page).toMatchObject({ total: 3, zone: { id: zone.id, name: '冬季防护', nameEn: 'Winter' } })
  expect(page.facets.categories).toMatchObject([{ id: shop.categoryIds[0], count: 3 }])
  const found = async (query: object) => goodsNamesOf(buyer, { zoneAreaId: zone.id, ...query })
  expect(await found({ limit: 1, page: 2 })).toEqual([names[1]])
  expect(await found({ sort: 'priceUp' })).toEqual([names[2], names[1], names[0]])
  expect(await found({ catalogId: shop.categoryIds[2], limit: 2 })).toEqual(names.slice(0, 2))
  expect(await found({ keyword: '手套' })).toEqual(expect.arrayContaining([names[0], names[1]]))
  expect(await found({ keyword: '手套' })).toHaveLength(2)
  expect(await found({ keyword: '牛皮' })).toEqual([])
  expect(await found({ priceFrom: '100' })).toEqual([names[0]])
  expect(await goodsNamesOf(buyer, { specialAreaId: zone.id })).toEqual(names)
  expect(await as(buyer, contract.zoneCatalogs, { zoneAreaId: zone.id })).toMatchObject({
    zone: { id: zone.id, colour: '#1554c0' },
    categories: [{ id: shop.categoryIds[0], count: 3 }],
  })
  expect((await as(buyer, contract.listOwnZones, {})).map(({ id }) => id)).toEqual([zone.id])
  expect((await as(operator, contract.getZoneGoods, { id: zone.id })).map(({ skuId }) => skuId)).toEqual(chosen)
})

test('a zone by rule: follows prices and what is on sale, and is empty once taken down', async () => {
  const shop = await createCatalogueFixture()
  await createLiveGoods(shop, ...assortment)
  const operator = await operatorOf(shop)
  const rule = { categoryIds: [shop.categoryIds[1]], brandIds: [], supplierIds: [], priceFrom: '10', priceTo: '30' }
  expect(await as(operator, contract.countZoneGoods, rule)).toEqual({ count: 2 })
  const zone = await publishZone(shop, operator, { kind: 'rule', ...rule })
  const buyer = await buyerOf(shop)
  const seen = async () => (await goodsNamesOf(buyer, { zoneAreaId: zone.id, limit: 100 })).toSorted()
  expect(await seen()).toEqual(['乳胶手套 加厚', '套袖 防水'].toSorted())

  await upsert(shop, [
    productRow(shop, { ...assortment[2]!, listPrice: '25' }),
    productRow(shop, { ...assortment[1]!, listPrice: '9' }),
  ])
  expect(await seen()).toEqual(['牛皮电焊手套 隔热 500℃', '套袖 防水'].toSorted())
  await as(await sellerOf(shop), moveProduct, { id: await productNamed(shop, '套袖 防水'), action: 'takeOff' })
  expect(await seen()).toEqual(['牛皮电焊手套 隔热 500℃'])

  const down = await as(operator, contract.moveZone, { id: zone.id, version: zone.version, action: 'takeDown' })
  expect(await refusalOf(seen())).toBe('thing.notFound')
  await settle(shop, zone.id)
  expect(await listedIn(shop)).toEqual([])
  await as(operator, contract.removeZone, { id: zone.id, version: down.version })
  expect(await refusalOf(as(operator, contract.getZone, { id: zone.id }))).toBe('thing.notFound')
})

test('a zone of some SKUs of a product shows the product by one of them', async () => {
  const shop = await createCatalogueFixture()
  const sizes = ['M', 'L', 'XL'].map((size, at) => ({
    code: 'A',
    supplierSku: `A-${size}`,
    spec: size,
    listPrice: String(10 + at),
    choices: [{ name: '尺码', value: size }],
  }))
  const [, large, largest] = await createLiveGoods(shop, ...sizes)
  const operator = await operatorOf(shop)
  const buyer = await buyerOf(shop)
  const byHand = await publishZone(shop, operator, { name: '手动' }, [largest!])
  const byRule = await publishZone(shop, operator, { name: '规则', kind: 'rule', priceFrom: '11' })
  const shown = async (query: object) =>
    (await listGoods(buyer, { merged: true, ...query })).records.map(({ skuId }) => skuId)
  expect(await shown({ zoneAreaId: byHand.id })).toEqual([largest])
  expect(await shown({ zoneAreaId: byHand.id, sort: 'priceUp' })).toEqual([largest])
  expect(await shown({ zoneAreaId: byHand.id, keyword: '手套' })).toEqual([largest])
  expect(await shown({ zoneAreaId: byRule.id })).toEqual([large])
  expect((await listGoods(buyer, { zoneAreaId: byRule.id })).total).toBe(2)
})

test('a zone shows nothing outside its audience and period, on any path', async () => {
  const shop = await createCatalogueFixture()
  const [one, two] = await createLiveGoods(shop, ...assortment)
  const operator = await operatorOf(shop)
  const [own, elsewhere] = [await aDepartment(shop.tenant), await aDepartment(shop.tenant)]
  const period = { startsOn: dayIn(2), endsOn: dayIn(4), deptIds: [own.id] }
  const zone = await publishZone(shop, operator, period, [one!, two!])
  const [insider, other] = [await buyerOf(shop, own), await buyerOf(shop, elsewhere)]
  const seenBy = async (who: Person) => {
    const lists = [
      {},
      { keyword: '手套' },
      { catalogId: shop.categoryIds[0] },
      { sort: 'sold' as const },
      { inStock: true },
    ]
    const filtered = await Promise.all(lists.map((query) => listGoods(who, { specialAreaId: zone.id, ...query })))
    const pages = await Promise.all(
      lists.map((query) => refusalOf(as(who, listing, { zoneAreaId: zone.id, ...query }))),
    )
    const head = await refusalOf(as(who, contract.zoneCatalogs, { zoneAreaId: zone.id }))
    const mine = await as(who, contract.listOwnZones, {})
    // The number of its listing is no category for anybody.
    const byCategory = await refusalOf(as(who, listing, { catalogId: `-${zone.id}` }))
    const asCategory = await listGoods(who, { catalogId: zone.id })
    const goods = filtered.flatMap(({ records, facets }) => [...records, ...facets.brands]).length
    return {
      goods: goods > 0,
      pages: [...new Set([...pages, head])],
      mine: mine.length,
      byCategory,
      as: asCategory.total,
    }
  }
  const nothing = { goods: false, pages: ['thing.notFound'], mine: 0, byCategory: 'input.invalid', as: 0 }
  const all = { goods: true, pages: ['accepted'], mine: 1, byCategory: 'input.invalid', as: 0 }
  const inPeriod = async (startsOn: string, endsOn: string) => {
    const { version } = await as(operator, contract.getZone, { id: zone.id })
    const edited = { ...draft({ deptIds: [own.id] }), id: zone.id, version, startsOn, endsOn }
    await as(operator, contract.editZone, edited)
    return [await seenBy(insider), await seenBy(other)]
  }
  expect([await seenBy(insider), await seenBy(other)]).toEqual([nothing, nothing])
  expect(await inPeriod(dayIn(-3), dayIn(0))).toEqual([all, nothing])
  expect(await inPeriod(dayIn(0), dayIn(0))).toEqual([all, nothing])
  expect(await inPeriod(dayIn(1), dayIn(1))).toEqual([nothing, nothing])
  expect(await inPeriod(dayIn(-3), dayIn(-1))).toEqual([nothing, nothing])
})

test('addresses: the page needs the id of a zone, other parameters are filters', async () => {
  const shop = await createCatalogueFixture()
  const skuIds = await createLiveGoods(shop, ...assortment)
  const operator = await operatorOf(shop)
  const zone = await publishZone(shop, operator, {}, skuIds.slice(0, 2))
  const second = await publishZone(shop, operator, { name: '另一个' }, skuIds.slice(2, 3))
  const buyer = await buyerOf(shop)
  for (const zoneAreaId of ['', ' ', 'x', '0', '-1', "1' or 1=1"]) {
    expect(await refusalOf(as(buyer, listing, { zoneAreaId }))).toBe('zone.idMissing')
    expect(await refusalOf(as(buyer, contract.zoneCatalogs, { zoneAreaId }))).toBe('zone.idMissing')
  }
  expect(await refusalOf(as(buyer, contract.zoneCatalogs, {}))).toBe('zone.idMissing')
  const stranger = await createCatalogueFixture()
  const foreign = await buyerOf(stranger)
  expect(await refusalOf(as(foreign, listing, { zoneAreaId: zone.id }))).toBe('thing.notFound')
  const total = async (query: object) => (await listGoods(buyer, query)).total
  expect(await total({ specialAreaId: '' })).toBe(6)
  expect(await total({ specialAreaId: 'x' })).toBe(0)
  expect(await total({ zoneAreaId: second.id, specialAreaId: zone.id })).toBe(1)
  expect(await total({ includeTag: 'epintuan' })).toBe(6)
  expect(await total({ includeTag: 'other', moduleType: 'other' })).toBe(6)
  expect(await total({ includeTag: 'epintuan', moduleType: 'epintuan' })).toBe(0)
  await database.write(shop.tenant.id, (tx) =>
    tx.updateTable('catalogue.zones').set({ key: 'epintuan' }).where('id', '=', second.id).execute(),
  )
  expect(await total({ includeTag: 'epintuan', moduleType: 'epintuan' })).toBe(1)
})

test('a product that goes off sale while a zone is filled does not stay in it', async () => {
  const shop = await createCatalogueFixture()
  const skuIds = await createLiveGoods(shop, ...assortment)
  const operator = await operatorOf(shop)
  const { id } = await publishZone(shop, operator, { kind: 'rule', categoryIds: [shop.categoryIds[2]] })
  expect((await listedIn(shop)).map((row) => row.sku_id)).toEqual(skuIds.toSorted())
  const product = await productNamed(shop, '套袖 防水')
  const seller = await sellerOf(shop)
  await database.write(shop.tenant.id, (tx) =>
    tx.deleteFrom('catalogue.shelf').where('category_id', '<', '0').execute(),
  )
  let filled: Promise<void> | undefined
  await database.write(shop.tenant.id, async (tx) => {
    await takeOff(tx, seller, product, 'takeOff')
    filled = settle(shop, id)
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await waitUntilBlockedBy(rows[0]!.pid)
  })
  await filled
  expect(await listedIn(shop)).toHaveLength(5)
})

test('operators: refusals of a zone, other tenants, and who may not', async () => {
  const shop = await createCatalogueFixture()
  const skuIds = await createLiveGoods(shop, ...assortment)
  const operator = await operatorOf(shop)
  const refused = (given: Partial<contract.ZoneDraft>) =>
    refusalOf(as(operator, contract.createZone, draft({ name: 'n', ...given })))
  expect(await refused({ endsOn: dayIn(-1) })).toBe('zone.period')
  expect(await refused({ kind: 'rule' })).toBe('zone.ruleEmpty')
  expect(await refused({ kind: 'rule', priceFrom: '9', priceTo: '8' })).toBe('zone.priceRange')
  const stranger = await createCatalogueFixture()
  const foreignDept = await aDepartment(stranger.tenant)
  const elsewhere = await addSupplier(stranger.tenant)
  expect(await refused({ deptIds: [foreignDept.id] })).toBe('zone.choiceGone')
  expect(await refused({ kind: 'rule', supplierIds: [elsewhere] })).toBe('zone.choiceGone')
  expect(await refused({ kind: 'rule', categoryIds: [stranger.categoryIds[0]] })).toBe('zone.choiceGone')
  expect(await refused({ picture: '/orderrest/api/goodsPicture/0123456789012345678901234567890123456789.webp' })).toBe(
    'picture.gone',
  )
  const zone = await as(operator, contract.createZone, draft())
  expect(await refused({ name: '冬季防护' })).toBe('zone.nameTaken')
  const { id, version } = zone
  expect(await refusalOf(as(operator, contract.moveZone, { id, version, action: 'publish' }))).toBe('zone.noGoods')
  const [foreignSku] = await createLiveGoods(stranger, assortment[0]!)
  const set = (ids: string[], of = version) => as(operator, contract.setZoneGoods, { id, version: of, skuIds: ids })
  expect(await refusalOf(set([skuIds[0]!, foreignSku!]))).toBe('zone.goodsGone')
  expect(await set([skuIds[0]!, skuIds[0]!])).toMatchObject({ goods: 1, version: version + 1 })
  expect(await refusalOf(set([skuIds[1]!]))).toBe('thing.stale')
  const foreign = await operatorOf(stranger)
  expect(await refusalOf(as(foreign, contract.getZone, { id }))).toBe('thing.notFound')
  expect(await refusalOf(as(foreign, contract.setZoneGoods, { id, version, skuIds: [] }))).toBe('thing.notFound')
  expect(await refusalOf(as(foreign, contract.getZoneGoods, { id }))).toBe('thing.notFound')
  const buyer = await buyerOf(shop)
  expect(await refusalOf(as(buyer, contract.listZones, {}))).toBe('permission.denied')
  const published = await as(operator, contract.moveZone, { id, version: version + 1, action: 'publish' })
  expect(await refusalOf(as(operator, contract.removeZone, { id, version: published.version }))).toBe(
    'thing.wrongState',
  )
  expect(await refusalOf(as(operator, contract.setZoneGoods, { id, version: published.version, skuIds: [] }))).toBe(
    'zone.noGoods',
  )
  const byRule = await as(operator, contract.createZone, draft({ name: '规则', kind: 'rule', priceTo: '50' }))
  const byRuleRef = { id: byRule.id, version: byRule.version }
  expect(await refusalOf(as(operator, contract.setZoneGoods, { ...byRuleRef, skuIds: [] }))).toBe('zone.notByHand')
  const empty = await aTenant()
  const lonely = await aPerson(empty, { permissions: ['zone.manage'], entrance: 'operator' })
  expect((await as(lonely, contract.listZones, {})).total).toBe(0)
})
