import { expect, test } from 'vitest'
import * as hotWords from '#contract/catalogue/hotWords.ts'
import { listHotkey } from '#contract/catalogue/searchWords.ts'
import { aPerson, as, aTenant, refusalOf, type TestTenant } from '#test/app.ts'

const draft: hotWords.HotWordDraft = { words: '安全帽', wordsEn: '', position: 1, isHighlight: false }
const operatorOf = (tenant: TestTenant) =>
  aPerson(tenant, { permissions: ['portal.configure', 'goods.read'], entrance: 'operator' })
const seen = async (who: Awaited<ReturnType<typeof operatorOf>>) =>
  (await as(who, listHotkey, { page: 1, limit: 8 })).records.map(({ hotKeyWords }) => hotKeyWords)

test('hot words: an operator creates, sorts, updates and deletes them, and buyers see them in display order', async () => {
  const tenant = await aTenant()
  const operator = await operatorOf(tenant)
  const gloves = await as(operator, hotWords.createHotWord, { ...draft, words: ' 手套 ', position: 2 })
  expect(gloves).toMatchObject({ words: '手套', version: 1 })
  const hats = await as(operator, hotWords.createHotWord, draft)
  expect(await seen(operator)).toEqual(['安全帽', '手套'])
  const { id, version } = gloves
  const edited = await as(operator, hotWords.editHotWord, { id, version, ...draft, words: '防护手套', position: 0 })
  expect(edited).toMatchObject({ words: '防护手套', version: 2 })
  expect(await seen(operator)).toEqual(['防护手套', '安全帽'])
  expect((await as(operator, hotWords.listHotWords, { keyword: '手套' })).records).toEqual([edited])
  expect(await as(operator, hotWords.getHotWord, { id })).toEqual(edited)
  await as(operator, hotWords.removeHotWord, { id: hats.id, version: hats.version })
  expect(await seen(operator)).toEqual(['防护手套'])
})

test('hot words: refuses duplicates, stale versions and more than the maximum', async () => {
  const tenant = await aTenant()
  const operator = await operatorOf(tenant)
  const { id, version } = await as(operator, hotWords.createHotWord, draft)
  expect(await refusalOf(as(operator, hotWords.createHotWord, draft))).toBe('hotKey.taken')
  await as(operator, hotWords.editHotWord, { id, version, ...draft, position: 5 })
  expect(await refusalOf(as(operator, hotWords.editHotWord, { id, version, ...draft }))).toBe('thing.stale')
  expect(await refusalOf(as(operator, hotWords.removeHotWord, { id, version }))).toBe('thing.stale')
  for (let at = 2; at < hotWords.maxHotWords; at++)
    await as(operator, hotWords.createHotWord, { ...draft, words: `词${at}` })
  const last = ['甲', '乙'].map((words) => refusalOf(as(operator, hotWords.createHotWord, { ...draft, words })))
  expect((await Promise.all(last)).toSorted()).toEqual(['accepted', 'hotKey.limit'])
})

test('hot words: restricted to the tenant, and to users who may configure its portal', async () => {
  const tenant = await aTenant()
  const { id, version } = await as(await operatorOf(tenant), hotWords.createHotWord, draft)
  const buyer = await aPerson(tenant, { permissions: ['goods.read'] })
  expect(await refusalOf(as(buyer, hotWords.listHotWords, {}))).toBe('permission.denied')
  const other = await operatorOf(await aTenant())
  expect((await as(other, hotWords.listHotWords, {})).total).toBe(0)
  expect(await refusalOf(as(other, hotWords.removeHotWord, { id, version }))).toBe('thing.notFound')
})
