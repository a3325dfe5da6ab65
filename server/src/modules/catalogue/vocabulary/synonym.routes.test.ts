import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { queryGoodsListWithStandardByCatalog } from '#contract/catalogue/goodsSearch.ts'
import * as contract from '#contract/catalogue/synonyms.ts'
import { systemActor } from '#kit/actor.ts'
import { aPerson, as, aTenant, database, type Person, refusalOf, type TestTenant } from '#test/app.ts'
import { createCatalogueFixture, createLiveGoods } from '#test/catalogueFixture.ts'
import { createSynonyms } from './synonym.service.ts'
import { baseSynonyms } from './synonyms/base.rules.ts'
import { writeSearches } from './word.service.ts'

const anOperator = (tenant: TestTenant) => aPerson(tenant, { permissions: ['search.manage'], entrance: 'operator' })
const draft = (...terms: string[]): contract.SynonymDraft => ({ kind: 'equivalent', terms, isActive: true })
const create = async (person: Person, ...terms: string[]) => {
  const { id, ...rest } = await as(person, contract.createSynonyms, draft(...terms))
  return { ...rest, id: id! }
}
const base = baseSynonyms[0]!

/** Returns when another transaction waits for the one of this process. */
async function waitsFor(tenant: TestTenant, pid: number): Promise<void> {
  for (;;) {
    const { rows } = await database.read(tenant.id, (reading) =>
      sql`select pid from pg_stat_activity where ${pid}::int = any (pg_blocking_pids(pid))`.execute(reading),
    )
    if (rows.length > 0) return
    await new Promise((done) => setTimeout(done, 10))
  }
}

test("synonyms: the list has the tenant's own groups, the latest first, then the base groups, and is narrowed by what is asked", async () => {
  const [ours, theirs] = [await aTenant(), await aTenant()]
  const [ann, ben] = [await anOperator(ours), await anOperator(theirs)]
  await create(ann, '红墨盒', '硒鼓红')
  const late = await create(ann, ' 黑旋风 ', 'ＢＣ-7')
  expect(late).toMatchObject({ version: 1, source: 'own', baseKey: null, terms: ['黑旋风', 'ＢＣ-7'], isActive: true })
  await create(ben, '别家的', '词')

  const all = await as(ann, contract.listSynonyms, { limit: 100 })
  expect(all.total).toBe(2 + baseSynonyms.length)
  expect(all.records.slice(0, 3).map(({ terms }) => terms[0])).toEqual(['黑旋风', '红墨盒', base.terms[0]])
  expect(all.records[2]).toEqual({
    id: null,
    version: 0,
    baseKey: base.key,
    source: 'base',
    kind: base.kind,
    terms: base.terms,
    isActive: true,
    updatedAt: null,
  })
  const own = await as(ann, contract.listSynonyms, { source: 'own', limit: 1, page: 2 })
  expect(own).toMatchObject({ total: 2, pages: 2, records: [{ terms: ['红墨盒', '硒鼓红'] }] })
  expect((await as(ann, contract.listSynonyms, { keyword: 'bc-7' })).records).toMatchObject([{ id: late.id }])
  expect((await as(ann, contract.listSynonyms, { isActive: '0' })).total).toBe(0)
})

test('synonyms: a group is changed, switched off and deleted by an operator who has read its latest version', async () => {
  const tenant = await aTenant()
  const ann = await anOperator(tenant)
  const { id } = await create(ann, '甲词', '乙词')
  const edited = await as(ann, contract.editSynonyms, { id, version: 1, ...draft('甲词', '丙词'), isActive: false })
  expect(edited).toMatchObject({ id, version: 2, terms: ['甲词', '丙词'], isActive: false })
  expect((await as(ann, contract.listSynonyms, { isActive: '0' })).records).toMatchObject([{ id }])

  expect(await refusalOf(as(ann, contract.editSynonyms, { id, version: 1, ...draft('甲词', '丁词') }))).toBe(
    'thing.stale',
  )
  expect(await refusalOf(as(ann, contract.deleteSynonyms, { id, version: 1 }))).toBe('thing.stale')
  const ben = await anOperator(await aTenant())
  expect(await refusalOf(as(ben, contract.deleteSynonyms, { id, version: 2 }))).toBe('thing.notFound')
  await as(ann, contract.deleteSynonyms, { id, version: 2 })
  expect((await as(ann, contract.listSynonyms, { source: 'own' })).total).toBe(0)

  const names = await database.read(tenant.id, async (reading) => {
    const rows = await reading
      .selectFrom('kit.events')
      .select('name')
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute()
    return rows.map(({ name }) => name)
  })
  expect(names).toEqual(['synonym.created', 'synonym.edited', 'synonym.deleted'])
})

test('synonyms: a base group is replaced or switched off for one tenant, once, and holds again when that is deleted', async () => {
  const [ours, theirs] = [await aTenant(), await aTenant()]
  const [ann, ben] = [await anOperator(ours), await anOperator(theirs)]
  const off = await as(ann, contract.createSynonyms, {
    baseKey: base.key,
    ...draft('whatever', 'else'),
    isActive: false,
  })
  expect(off).toMatchObject({ source: 'base', baseKey: base.key, terms: base.terms, isActive: false })
  const again = as(ann, contract.createSynonyms, { baseKey: base.key, ...draft('甲', '乙') })
  expect(await refusalOf(again)).toBe('synonym.baseTaken')
  const unknown = as(ann, contract.createSynonyms, { baseKey: '没有这一组', ...draft('甲', '乙') })
  expect(await refusalOf(unknown)).toBe('thing.notFound')

  const listed = await as(ann, contract.listSynonyms, { isActive: '0' })
  expect(listed.records).toMatchObject([{ id: off.id, source: 'base' }])
  expect((await as(ann, contract.listSynonyms, {})).total).toBe(baseSynonyms.length)
  expect((await as(ben, contract.listSynonyms, { isActive: '0' })).total).toBe(0)

  const changed = await as(ann, contract.editSynonyms, {
    id: off.id!,
    version: 1,
    ...draft(base.terms[0]!, '自定义词'),
  })
  expect(changed).toMatchObject({ version: 2, source: 'base', isActive: true })
  await as(ann, contract.deleteSynonyms, { id: off.id!, version: 2 })
  expect((await as(ann, contract.listSynonyms, { limit: 1 })).records).toMatchObject([{ id: null, terms: base.terms }])
})

test('synonyms: a group that says nothing is refused, each reason by its own code', async () => {
  const ann = await anOperator(await aTenant())
  const refused = (...terms: string[]) => refusalOf(create(ann, ...terms))
  expect(await refused('独词')).toBe('synonym.terms')
  expect(await refused('Gel Pen', '水笔', ' ｇｅｌ  pen')).toBe('synonym.duplicate')
  expect(await refused('水笔', '……')).toBe('synonym.noWord')
  expect(await refused('水笔', '')).toBe('input.invalid')
  expect(await refused('水笔', '长'.repeat(41))).toBe('synonym.tooLong')
  expect(await refused(...Array.from({ length: 31 }, (_, at) => `词${at}`))).toBe('synonym.tooMany')
  expect(await refused('𠮷'.repeat(40), '吉')).toBe('accepted')
})

test('synonyms: a tenant has so many groups of its own and no more, also where two add the last at once', async () => {
  const tenant = await aTenant()
  const ann = await anOperator(tenant)
  await database.write(tenant.id, (tx) =>
    sql`
      insert into catalogue.search_synonyms (tenant_id, terms, updated_by)
      select ${tenant.id}, array['词' || n, '语' || n], ${ann.userId}
      from generate_series(1, ${contract.synonymLimits.groups - 1}::int) n`.execute(tx),
  )
  const [added, mayEnd] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()]
  const first = database.write(tenant.id, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await createSynonyms(tx, systemActor(tenant.id), draft('末词', '末语'))
    added.resolve(rows[0]!.pid)
    await mayEnd.promise
  })
  const pid = await added.promise
  const second = refusalOf(create(ann, '又一词', '又一语'))
  await waitsFor(tenant, pid)
  mayEnd.resolve()
  await first
  expect(await second).toBe('synonym.limit')
  const off = await as(ann, contract.createSynonyms, { baseKey: base.key, ...draft('甲', '乙'), isActive: false })
  expect(off.isActive).toBe(false)
})

test('synonyms: how a keyword is understood is shown with the first goods, and not remembered as a search', async () => {
  const shop = await createCatalogueFixture()
  await createLiveGoods(shop, { supplierSku: 'K-1', name: 'HIKVISION 网络摄像机', spec: '4mm' })
  const ann = await aPerson(shop.tenant, { permissions: ['search.manage'], entrance: 'operator' })
  expect(await as(ann, contract.trySearch, { keyword: 'hikvison' })).toMatchObject({
    total: 1,
    correctedTo: 'hikvision',
    droppedTerms: [],
    goods: [{ name: 'HIKVISION 网络摄像机', spec: '4mm' }],
  })
  await writeSearches(database)
  const kept = await database.read(shop.tenant.id, (reading) =>
    reading.selectFrom('catalogue.searches').select('words').execute(),
  )
  expect(kept).toEqual([])
})

test('synonyms: a new group finds goods at the very next search', async () => {
  const shop = await createCatalogueFixture()
  await createLiveGoods(shop, { supplierSku: 'H-1', name: '安全帽 V 型' })
  const buyer = await aPerson(shop.tenant, { permissions: ['goods.read'] })
  const ann = await anOperator(shop.tenant)
  const found = async () => (await as(buyer, queryGoodsListWithStandardByCatalog, { keyword: '头壳子' })).total
  expect(await found()).toBe(0)
  const { id } = await create(ann, '头壳子', '安全帽')
  expect(await found()).toBe(1)
  await as(ann, contract.deleteSynonyms, { id, version: 1 })
  expect(await found()).toBe(0)
})
