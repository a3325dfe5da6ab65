import { expect, test } from 'vitest'
import * as searchWords from '#contract/catalogue/searchWords.ts'
import * as goodsSearch from '#contract/catalogue/goodsSearch.ts'
import { aPerson, as, aTenant, server, type Person } from '#test/app.ts'

const search = (person: Person, keyword: string) =>
  as(person, goodsSearch.queryGoodsListWithStandardByCatalog, { keyword })
const remembered = async (person: Person) =>
  (await as(person, searchWords.getRecentKey, {})).records.map(({ keyWords }) => keyWords)

test('search history: users delete their own searches, one or all, and no others', async () => {
  const tenant = await aTenant()
  const [ann, ben] = [
    await aPerson(tenant, { permissions: ['goods.read'] }),
    await aPerson(tenant, { permissions: ['goods.read'] }),
  ]
  for (const keyword of ['手套', '安全帽', '硒鼓']) await search(ann, keyword)
  await search(ben, '手套')
  expect(await remembered(ann)).toEqual(['硒鼓', '安全帽', '手套'])
  const { records } = await as(ann, searchWords.getRecentKey, {})
  await as(ben, searchWords.deleteRecentKey, { id: records[0]!.id })
  await as(ann, searchWords.deleteRecentKey, { id: records[1]!.id })
  expect(await remembered(ann)).toEqual(['硒鼓', '手套'])
  const key = { 'idempotency-key': 'forget-all-of-it' }
  for (let time = 0; time < 2; time++) await as(ann, searchWords.deleteRecentKeys, {}, key)
  expect(await remembered(ann)).toEqual([])
  expect(await remembered(ben)).toEqual(['手套'])
  await search(ann, '墨盒')
  await as(ann, searchWords.deleteRecentKeys, {})
  expect(await remembered(ann)).toEqual([])
})

test('search history: keeps the last ten searches of each user under concurrency', async () => {
  const tenant = await aTenant()
  const people = [
    await aPerson(tenant, { permissions: ['goods.read'] }),
    await aPerson(tenant, { permissions: ['goods.read'] }),
  ]
  const keywords = Array.from({ length: 12 }, (_, index) => `手套 ${index}`)
  await Promise.all(
    people.map(async (person) => {
      for (const keyword of keywords) await search(person, keyword)
    }),
  )
  for (const person of people) expect(await remembered(person)).toEqual(keywords.slice(2).toReversed())
})

test('search history: deletion by GET accepts no session cookie and no HEAD request', async () => {
  const ann = await aPerson(await aTenant(), { permissions: ['goods.read'] })
  await search(ann, '手套')
  const url = searchWords.deleteRecentKeys.path
  const cookie = `Authorization=${ann.token}; token=${ann.token}`
  const led = await server.app.inject({ method: 'GET', url, headers: { host: ann.host, cookie } })
  expect(led.json()).toMatchObject({ code: -100 })
  const headers = { host: ann.host, authorization: `Bearer ${ann.token}` }
  expect((await server.app.inject({ method: 'HEAD', url, headers })).statusCode).toBe(404)
  expect(await remembered(ann)).toEqual(['手套'])
})

test('hot words: saved in both languages; without English text the original is kept', async () => {
  const tenant = await aTenant()
  const operator = await aPerson(tenant, { permissions: ['portal.configure', 'goods.read'], entrance: 'operator' })
  await as(operator, searchWords.setHotkeys, {
    hotKeys: [
      { hotKeyWords: '安全帽', hotKeyWordsEn: ' Hard hats ', isHighLight: '1' },
      { hotKeyWords: 'A4 复印纸', isHighLight: '0' },
    ],
  })
  const { records } = await as(operator, searchWords.listHotkey, { page: 1, limit: 10 })
  expect(
    records.map(({ hotKeyWords, hotKeyWordsEn, isHighLight }) => [hotKeyWords, hotKeyWordsEn, isHighLight]),
  ).toEqual([
    ['安全帽', 'Hard hats', '1'],
    ['A4 复印纸', '', '0'],
  ])
})
