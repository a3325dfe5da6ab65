import type { Database, Tx } from '#kit/database/database.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import { addColumn } from '#modules/notices/index.ts'
import { type DemoColumn, demoColumns } from '#server/demo/notices/demoColumns.ts'
import type { Fixture } from './fixture.ts'
import { query } from './fixtureGoods.ts'

const articles = 10_000

/** Creates published articles in all columns of the demo, over two years; once. */
export async function createArticles(database: Database, url: string, { tenantId }: Fixture): Promise<void> {
  const [there] = await query(url, `select count(*)::int as count from notices.articles where tenant_id = ${tenantId}`)
  if (Number(there?.['count']) >= articles) return
  console.error(`creating ${articles} articles (first run only)`)
  await database.write(tenantId, (tx) => createColumns(tx, systemActor(tenantId), demoColumns, null))
  const common = `c.id, '关于第 ' || n || ' 批采购安排的通知', '<p>' || repeat('各单位请按计划申报需求，逾期不予受理。', 20) || '</p>', 'all', 1, '采购部', '林知远'`
  await query(
    url,
    `with columns as (
       select id, row_number() over (order by id) - 1 as place, count(*) over () as count
       from notices.article_columns where tenant_id = ${tenantId}
     ), put as (
       insert into notices.articles (tenant_id, column_id, title, content, audience, dept_id, dept_name, create_user,
         status, editions, is_live, issued_on, created_at, changed_at)
       select ${tenantId}, ${common}, '01', 1, true, current_date - n / 14, now() - n * interval '100 minutes', now()
       from generate_series(1, ${articles}) n join columns c on c.place = n % c.count
       returning *
     )
     insert into notices.editions (tenant_id, article_id, no, column_id, title, content, excerpt, audience, is_pop_up,
       is_login_shown, dept_id, dept_name, create_user, issue_user, issued_on, published_at, is_live)
     select tenant_id, id, 1, column_id, title, content, left(content, 100), audience, false, false, dept_id, dept_name,
       create_user, create_user, issued_on, created_at, true
     from put`,
  )
  await query(url, 'vacuum analyze notices.articles, notices.editions')
}

async function createColumns(tx: Tx, actor: Actor, columns: readonly DemoColumn[], pid: string | null): Promise<void> {
  for (const { name, enName, below = [] } of columns)
    await createColumns(tx, actor, below, await addColumn(tx, actor, { pid, name, enName, value: name }))
}
