import { expect, test } from 'vitest'
import { queryArticle, releasePage } from '#contract/notices/reading.ts'
import { as, contents, database, server } from '#test/app.ts'
import { foundDemoTenant } from '#test/demo/demoTenant.ts'
import { huarun } from '../organisations/huarun.ts'
import { foundNotices } from './notices.seed.ts'

test('demo articles: covers and pictures are visible to visitors who may read the article', async () => {
  const founded = await foundDemoTenant(huarun)
  await foundNotices(database, contents, founded, new Date())
  const visitor = { host: founded.host }
  const { records } = await as(visitor, releasePage, { limit: 100 })
  const covered = records.filter(({ cover }) => cover !== '')
  expect(covered.length).toBeGreaterThanOrEqual(5)
  const texts = await Promise.all(covered.map(({ id }) => as(visitor, queryArticle, { id })))
  const inTexts = texts.flatMap(({ content }) =>
    [...content.matchAll(/<img loading="lazy" src="([^"]+)"/g)].map(([, at]) => at!),
  )
  expect(inTexts.length).toBeGreaterThanOrEqual(4)
  for (const url of [...covered.map(({ cover }) => cover), ...inTexts]) {
    const { statusCode, headers } = await server.app.inject({ url, headers: { host: founded.host } })
    expect([url, statusCode, headers['content-type']]).toEqual([url, 200, 'image/webp'])
  }
})
