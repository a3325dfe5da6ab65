/** @module-tag thorough */
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { findAuditTrust } from '#contract/sourcing/seal.ts'
import { downloadAuditFile } from '#contract/sourcing/seal/audit.ts'
import { verifyProjects, verifySealedLogs } from '#modules/sourcing/index.ts'
import type { OpenerKeys } from '#contract/sourcing/openers.ts'
import { openerKeys, publicKeysOf } from '#sealing/keys/openerKeys.ts'
import { readRecoveryCode } from '#sealing/keys/recoveryCode.ts'
import { type CodeWrap, unwrapWithCode } from '#sealing/keys/wrap.ts'
import type { AuditFile } from '#sealing/audit/file.ts'
import { verifyAuditFile } from '#sealing/audit/verify.ts'
import { taskOf } from '#kit/jobs/jobs.task.ts'
import { aPerson, as, ask, database, jobContext } from '#test/app.ts'
import { demoSeals, foundDemoTenant, makeDemoProject, projectsIn } from '#test/demo/demoTenant.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { group } from '../organisations/qiming.ts'
import { transport } from '../organisations/transport.ts'
import { demoProjects, projectsOf } from './demoProjects.ts'
import { demoRecoveryCode } from './openers.ts'
import { makeProject } from './project.job.ts'

let tenant: Awaited<ReturnType<typeof foundDemoTenant>>
beforeAll(async () => {
  tenant = await foundDemoTenant(group)
  for (const place of demoProjects.keys()) await makeDemoProject(tenant.tenantId, place)
}, 120_000)

/** Number of rows of the tenant by value. */
async function countBy(from: string, value: string): Promise<Record<string, number>> {
  const { rows } = await owner.query<{ value: string; count: number }>(
    `select ${value} as value, count(*)::int from ${from} where tenant_id = $1 group by 1`,
    [tenant.tenantId],
  )
  return Object.fromEntries(rows.map((row) => [row.value, row.count]))
}
const keysOf = (counts: Record<string, number>) => Object.keys(counts).toSorted()

test('demo projects: there are about sixty, of all kinds and states, over eighteen months', async () => {
  const made = await projectsIn(tenant.tenantId)
  expect(made.map(({ title }) => title)).toEqual(demoProjects.map(({ title }) => title))
  expect(made.length).toBeGreaterThanOrEqual(60)
  expect(keysOf(await countBy('sourcing.projects', 'kind'))).toEqual(['bidding', 'fixed', 'inquiry'])
  const states = ['1', '10', '2', '3', '4', '5', '6', '7', '8', '9']
  expect(keysOf(await countBy('sourcing.projects', 'state'))).toEqual(states)
  const endings = await countBy("(select * from sourcing.projects where state = '9') p", 'ending')
  expect(keysOf(endings)).toEqual(['terminated', 'tooFewEnrolments', 'tooFewQuotes'])
  const months = await countBy(
    '(select * from sourcing.projects where published_at is not null) p',
    "to_char(published_at, 'YYYY-MM')",
  )
  expect(keysOf(months).length).toBeGreaterThanOrEqual(14)
  const [first] = keysOf(months)
  expect(Date.now() - Date.parse(`${first}-01`)).toBeGreaterThan(500 * 86_400_000)
})

test('demo projects: all modes of opening and award and all activities of suppliers and buyers occur', async () => {
  expect(keysOf(await countBy('sourcing.projects', 'seal_mode'))).toEqual(['assisted', 'automatic', 'committee'])
  expect(keysOf(await countBy('sourcing.projects', 'award_by'))).toEqual(['line', 'split', 'total'])
  expect(keysOf(await countBy('sourcing.projects', 'evaluation'))).toEqual(['lowest', 'weighted'])
  expect(keysOf(await countBy('sourcing.projects', 'purchase_form'))).toEqual(['1', '2'])
  expect(keysOf(await countBy('sourcing.seal_rounds', 'status'))).toEqual([
    'closed',
    'failed',
    'open',
    'opened',
    'opening',
  ])
  expect(keysOf(await countBy('sourcing.seal_rounds', 'round::text'))).toEqual(['1', '2', '3'])
  expect(keysOf(await countBy('sourcing.seal_entries', 'kind'))).toEqual([
    'change',
    'close',
    'confirm',
    'open',
    'quote',
    'withdraw',
  ])
  expect(keysOf(await countBy('sourcing.awards', 'status'))).toEqual(['approved', 'proposed', 'published'])
  expect(keysOf(await countBy('sourcing.enrolments', 'status'))).toEqual(['passed', 'rejected', 'submitted'])
  const licences = await countBy("(select * from files.files where entity = 'enrolment') f", 'name')
  expect(licences).toEqual({ '营业执照副本.pdf': expect.any(Number) })
  const objections = ['answered', 'dismissed', 'submitted', 'upheld']
  expect(keysOf(await countBy('sourcing.objections', 'status'))).toEqual(objections)
  expect(keysOf(await countBy('sourcing.demands', 'status'))).toContain('collected')
  expect(await countBy('sourcing.questions', "(answer <> '')::text")).toMatchObject({ true: expect.any(Number) })
  expect(Object.keys(await countBy('sourcing.change_notices', 'no::text'))).toEqual(['1'])
  expect(await countBy('sourcing.score_sheets', 'status')).toMatchObject({ submitted: expect.any(Number) })
})

test('demo projects: one repeats a project that failed', async () => {
  const attempts = await countBy('sourcing.projects', "attempt || ' ' || (first_id is not null)::text")
  expect(attempts).toEqual({ '1 false': demoProjects.length - 1, '2 true': 1 })
})

test('demo projects: a bidder was asked and has answered; deposits are confirmed, not found and waiting', async () => {
  expect(await countBy('sourcing.clarifications', "(answer <> '')::text")).toEqual({ true: 1 })
  expect(keysOf(await countBy('sourcing.deposits', 'status'))).toEqual(['due', 'held', 'reported'])
})

test('demo projects: only deadlines are in the future, and times match the plan', async () => {
  const times: readonly (readonly [string, string])[] = [
    ['kit.events', 'at'],
    ['sourcing.projects', 'created_at'],
    ['sourcing.seal_entries', 'at'],
    ['approvals.instances', 'started_at'],
    ['sourcing.enrolments', 'submitted_at'],
    ['sourcing.questions', 'answered_at'],
  ]
  for (const [table, column] of times) {
    const { rows } = await owner.query<{ ahead: number; days: number }>(
      `select count(*) filter (where ${column} > clock_timestamp())::int as ahead,
         extract(day from clock_timestamp() - min(${column}))::int as days from ${table} where tenant_id = $1`,
      [tenant.tenantId],
    )
    expect([table, rows[0]!.ahead, rows[0]!.days > 300]).toEqual([table, 0, true])
  }
})

test('demo projects: the verification of all projects finds no errors', async () => {
  const client = await owner.connect()
  try {
    await client.query('begin')
    // Projects of other tests have the same numbers, and their logs may be wrong on purpose.
    const { rows } = await client.query<{ id: string }>(
      `update sourcing.projects set project_no = 'own-' || id where tenant_id = $1 returning id`,
      [tenant.tenantId],
    )
    expect(rows.length).toBeGreaterThan(20)
    const names = new Set(rows.map(({ id }) => `project own-${id}`))
    const others = [
      ['award', 'awards'],
      ['objection', 'objections'],
      ['enrolment', 'enrolments'],
      ['score sheet', 'score_sheets'],
    ]
    for (const [name, table] of others) {
      const found = await client.query<{ id: string }>(`select id::text from sourcing.${table} where tenant_id = $1`, [
        tenant.tenantId,
      ])
      expect([name, found.rows.length > 0]).toEqual([name, true])
      for (const { id } of found.rows) names.add(`${name} ${id}`)
    }
    const ofDemo = (findings: readonly string[]) => findings.filter((finding) => names.has(finding.split(':')[0]!))
    expect(ofDemo(await verifyProjects(client))).toEqual([])
    expect((await verifySealedLogs(client)).filter((each) => rows.some(({ id }) => each.includes(`(${id})`)))).toEqual(
      [],
    )
    await client.query(`update sourcing.award_suppliers set awarded = awarded + 1 where tenant_id = $1`, [
      tenant.tenantId,
    ])
    expect(ofDemo(await verifyProjects(client))).not.toEqual([])
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('demo projects: the audit file of each result passes the verifier, for visitors and overseers', async () => {
  const { host, tenantId: id } = tenant
  const overseer = await aPerson(
    { id, host, root: tenant.departments.get('001')! },
    { entrance: 'operator', permissions: ['project.oversee'] },
  )
  const published = (await projectsIn(tenant.tenantId)).filter(({ state }) => state === '7')
  expect(published.length).toBeGreaterThan(15)
  for (const { id: projectId, title, scope } of published) {
    const trust = await as(overseer, findAuditTrust, { projectId })
    for (const reader of scope === 'open' ? [overseer, { host }] : [overseer]) {
      const file = (await ask(reader, downloadAuditFile, { projectId })).json<AuditFile>()
      const { failed, checked } = await verifyAuditFile(file, trust)
      expect([title, failed]).toEqual([title, []])
      expect(checked.length).toBeGreaterThan(5)
    }
  }
})

test('demo projects: a repeated job after a killed process creates nothing', async () => {
  const { tenantId } = await foundDemoTenant(transport)
  const { signal } = new AbortController()
  const { log } = jobContext(tenantId)
  const run = taskOf(makeProject(await demoSeals()), undefined as never, signal, {
    database,
    clock: () => new Date(),
    log,
  })
  const job = { id: '77', attempts: 1, max_attempts: 8 }
  for (let time = 0; time < 2; time++)
    await run({ tenant: tenantId, data: { isSmall: true, place: 3 } }, { job } as never)
  expect((await projectsIn(tenantId)).map(({ title }) => title)).toEqual([projectsOf(true)[3]!.title])
})

test('demo projects: the published recovery code unlocks the keys of the openers', async () => {
  const code = readRecoveryCode(demoRecoveryCode.text)
  const { rows } = await owner.query<{ person_id: string; keys: OpenerKeys; wrap: CodeWrap }>(
    'select person_id::text, keys, wrap from sourcing.opener_keys where tenant_id = $1',
    [tenant.tenantId],
  )
  expect(rows).toHaveLength(3)
  for (const { person_id: personId, keys, wrap } of rows) {
    const secret = await unwrapWithCode(wrap, code, personId)
    expect(publicKeysOf(openerKeys('A', secret))).toEqual(keys.A)
  }
})

test('demo projects: a small organisation has some of them within its budgets', async () => {
  const { tenantId } = await foundDemoTenant(transport)
  for (const place of projectsOf(true).keys()) await makeDemoProject(tenantId, place, { isSmall: true })
  const made = await projectsIn(tenantId)
  expect([made.length >= 15, made.length <= 25]).toEqual([true, true])
  expect(new Set(made.map(({ kind }) => kind)).size).toBe(3)
  const running = made.filter(({ state }) => ['4', '5', '10'].includes(state))
  const countOf = (kind: string) => running.filter((each) => each.kind === kind).length
  expect([countOf('inquiry') >= 2, countOf('bidding') >= 3, countOf('fixed') >= 1]).toEqual([true, true, true])
  const { rows } = await database.read(tenantId, (db) =>
    sql<{ left: string }>`select min(available / nullif(available + frozen, 0))::text as left from ledger.accounts
      where kind = 'budget'`.execute(db),
  )
  expect(Number(rows[0]!.left)).toBeGreaterThan(0.3)
})
