import * as contract from '#contract/catalogue/synonyms.ts'
import { expect, test } from 'vitest'
import { as, aTenant, database, refusalOf } from '#test/app.ts'
import { baseSynonyms } from './synonyms/base.rules.ts'
import { anOperator, draft, create, base } from '#test/catalogue/synonyms.ts'

test("synonyms: lists the tenant's own groups, newest first, then the base groups, with filters", async () => {
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

test('synonyms: an operator updates, disables and deletes a group with its current version', async () => {
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

test('synonyms: a base group is overridden or disabled once per tenant, and restored by deleting the override', async () => {
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
