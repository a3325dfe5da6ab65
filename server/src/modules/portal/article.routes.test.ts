import { expect, test } from 'vitest'
import { getLoginArticles } from '#contract/portal/portal.ts'
import { as, aTenant, database, type TestTenant } from '#test/app.ts'
import { insertArticle, type NewArticle } from './index.ts'

const day = 86_400_000
const write = (tenant: TestTenant, change: Partial<NewArticle> & { title: string }) =>
  database.write(tenant.id, (tx) =>
    insertArticle(tx, {
      type: '平台公告',
      content: '第一段\n<script>alert(1)</script>',
      deptName: '采购管理部',
      createUser: '沈若川',
      issuedOn: '2026-11-20',
      status: '01',
      isLoginShown: true,
      ...change,
    }),
  )

test('login notices: the login page gets what is issued, in force and meant for it, newest first', async () => {
  const tenant = await aTenant()
  const now = Date.now()
  await write(tenant, { title: '旧', issuedOn: '2026-11-01' })
  await write(tenant, { title: '新', startsAt: new Date(now - day), endsAt: new Date(now + day) })
  await write(tenant, { title: '草稿', status: '00' })
  await write(tenant, { title: '已撤回', status: '02' })
  await write(tenant, { title: '还没到', startsAt: new Date(now + day) })
  await write(tenant, { title: '过期', endsAt: new Date(now - 1000) })
  await write(tenant, { title: '别处', isLoginShown: false })
  const articles = await as(tenant, getLoginArticles, {})
  expect(articles.map(({ title }) => title)).toEqual(['新', '旧'])
  expect(articles[0]).toMatchObject({
    articleType: '平台公告',
    deptName: '采购管理部',
    createUser: '沈**',
    issueDate: '2026-11-20',
    content: '第一段\n<script>alert(1)</script>',
  })
})

test('login notices: another tenant sees none of them, and nobody gets more than ten', async () => {
  const [ours, theirs] = [await aTenant(), await aTenant()]
  for (let at = 0; at < 12; at++) await write(ours, { title: `公告 ${at}` })
  expect(await as(theirs, getLoginArticles, {})).toEqual([])
  expect(await as(ours, getLoginArticles, {})).toHaveLength(10)
})
