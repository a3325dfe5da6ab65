import type { ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import type { Database } from '#kit/database/database.ts'
import { createProject } from '#modules/sourcing/commands.ts'
import type { Fixture } from './fixture.ts'
import { query } from './fixtureGoods.ts'

/**
 * Projects of the benchmark: a tenth each in enrolment, quoting, awaiting award and ended; the others are completed.
 */
const projects = 100_000

export const benchDraft = (categoryId: string): ProjectDraft => ({
  kind: 'inquiry',
  title: '年度劳保用品采购',
  purchaseForm: '1',
  purchaseContent: '按清单分项报价，送货至指定库房',
  categoryIds: [categoryId],
  region: '330000',
  deliveryAddress: '产业路 18 号',
  contactName: '林知远',
  contactTel: '0571-88886666',
  budgetAmount: '52480',
  isShowPrice: '0',
  scope: 'open',
  invitedIds: [],
  audit: '2',
  enrolRequirements: '',
  minSuppliers: 1,
  publishAt: null,
  enrolBeginAt: null,
  enrolEndAt: null,
  questionEndAt: null,
  quoteBeginAt: null,
  quoteEndAt: null,
  extendDays: 0,
  evaluation: 'lowest',
  awardBy: 'total',
  criteria: [],
  requirements: '',
  items: [],
})

/** Creates one project with the product, and copies of it in all states, published over two years; once. */
export async function createProjects(database: Database, url: string, { tenantId, leafIds }: Fixture): Promise<void> {
  const [there] = await query(url, `select count(*)::int as count from sourcing.projects where tenant_id = ${tenantId}`)
  if (Number(there?.['count']) >= projects) return
  console.error(`creating ${projects} projects (first run only)`)
  const [dept] = await query(url, `select id, path from identity.departments where tenant_id = ${tenantId} limit 1`)
  const actor: Actor = { ...systemActor(tenantId), entrance: 'purchaser', deptId: dept!['id']!, userName: '林知远' }
  const id = await database.write(tenantId, (tx) =>
    createProject(tx, { ...actor, deptPath: dept!['path'] as unknown as string[] }, benchDraft(leafIds[0]!)),
  )
  await query(
    url,
    `insert into sourcing.projects
     select (jsonb_populate_record(p, jsonb_build_object(
       'id', kit.next_id(),
       'project_no', 'XJ-B' || n,
       'title', p.title || ' ' || n,
       'kind', (array['inquiry', 'bidding', 'fixed'])[1 + n % 3],
       'state', s.next,
       'ending', case when s.next = '9' then 'terminated' end,
       'published_at', now() - n * interval '10 minutes',
       'ended_at', case when s.next in ('7', '9') then now() - n * interval '5 minutes' end,
       'quote_begin_at', now() - n * interval '9 minutes',
       'quote_end_at', now() + n * interval '1 minute',
       'ends_at', case when s.next in ('4', '5') then now() + n * interval '1 minute' end))).*
     from sourcing.projects p, generate_series(1, ${projects}) n,
       lateral (select (array['4', '5', '6', '9', '7', '7', '7', '7', '7', '7'])[1 + n % 10] as next) s
     where p.tenant_id = ${tenantId} and p.id = ${id}`,
  )
  await query(url, 'vacuum analyze sourcing.projects')
}
