import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import * as contract from '#contract/platform/deletions.ts'
import { downloadDataExport, listDataExports, requestDataExport } from '#contract/platform/dataExports.ts'
import { foundTenant, getTenant, resumeTenant, suspendTenant } from '#contract/platform/tenants.ts'
import { addPerson } from '#contract/identity/people.ts'
import { appendToChains } from '#kit/events/chain.ts'
import { gunzipSync } from 'node:zlib'
import { as, ask, clock, databaseUrl, database, jobContext, refusalOf, runJob, server } from '#test/app.ts'
import { allOfTenant } from '#test/platform/rows.ts'
import { connectOwner } from '#test/sql/owner.ts'
import { aCustomer, anOperator, aPlatform, founding } from '#test/platform/platforms.ts'

const owner = await connectOwner()
const day = 86_400_000

const rowsOf = (tenantId: string) => allOfTenant(owner, tenantId)

/** All events of the tenant are in its chain. */
async function chain(tenantId: string): Promise<void> {
  const worker = new pg.Client({ connectionString: databaseUrl })
  await worker.connect()
  await worker.query("set role baicai_app; set app.jobs = 'worker'")
  const pool = { query: worker.query.bind(worker) } as unknown as pg.Pool
  for (let tries = 0; tries < 1000; tries++) {
    await appendToChains(pool)
    const { rows } = await owner.query(
      'select from kit.events e where tenant_id = $1 and not exists (select from kit.audit a where a.tenant_id = e.tenant_id and a.event_id = e.id)',
      [tenantId],
    )
    if (rows.length === 0) break
    await delay(20)
  }
  await worker.end()
}

test(
  'deletion: takes two persons, a waiting period, and leaves no row, file, job or host',
  { timeout: 120_000 },
  async () => {
    const platform = await aPlatform()
    const first = await anOperator(platform)
    const [again, second] = [await anOperator(platform, { person: first.personId }), await anOperator(platform)]
    const { id, draft, administrator } = await aCustomer(first)
    const other = await aCustomer(first)
    const root = await database.read(id, (db) =>
      db.selectFrom('identity.departments').select('id').executeTakeFirstOrThrow(),
    )
    const person = {
      userName: '周予安',
      userCode: `p${id}`,
      deptId: root.id,
      mobile: '',
      email: '',
      entrance: 'purchaser',
    } as const
    await as(administrator, addPerson, person)
    const request = (code = draft.code) => as(first, contract.requestDeletion, { id, code, reason: '合同终止' })
    expect(await refusalOf(request())).toBe('tenantDeletion.notSuspended')
    await as(first, suspendTenant, { id, reason: '合同终止' })
    expect(await refusalOf(request('other'))).toBe('tenantDeletion.wrongCode')
    const requested = await request()
    expect(requested).toMatchObject({ status: 'pending', can: ['withdraw'] })
    expect(await refusalOf(request())).toBe('tenantDeletion.running')
    expect(await refusalOf(as(first, resumeTenant, { id }))).toBe('tenant.deletionRuns')
    const decide = { id: requested.id, version: requested.version }
    for (const same of [first, again])
      expect(await refusalOf(as(same, contract.approveDeletion, decide))).toBe('tenantDeletion.own')
    const answers = await Promise.all([1, 2, 3].map(() => refusalOf(as(second, contract.approveDeletion, decide))))
    expect(answers.filter((each) => each === 'accepted')).toHaveLength(1)

    const later = (days: number) => new Date(clock().getTime() + days * day)
    await runJob('platform.removeTenants', platform.id, later(contract.deletionWaitDays - 1))
    expect((await as(first, getTenant, { id })).state).toBe('suspended')
    const due = later(contract.deletionWaitDays + 1)
    await runJob('platform.removeTenants', platform.id, due)
    expect((await as(first, getTenant, { id })).state).toBe('closed')
    expect(Object.keys(await rowsOf(id))).toContain('kit.events')
    await chain(id)
    const untouched = await rowsOf(other.id)
    await owner.query("update tenancy.tenants set closed_at = closed_at - interval '1 minute' where id = $1", [id])
    await runJob('platform.removeTenants', platform.id, due)
    expect(await rowsOf(id)).toEqual({})
    expect((await owner.query('select from tenancy.tenants where id = $1', [id])).rowCount).toBe(0)
    expect((await owner.query('select from tenancy.hosts where host = $1', [draft.hosts])).rowCount).toBe(0)
    const jobs = "select from graphile_worker._private_jobs where payload ->> 'tenant' = $1"
    expect((await owner.query(jobs, [id])).rowCount).toBe(0)
    expect(await rowsOf(other.id)).toEqual(untouched)
    const { records } = await as(first, contract.listDeletions, {})
    expect(records).toMatchObject([{ status: 'done', targetCode: draft.code, rowsRemoved: expect.any(Number) }])
    expect(records[0]!.rowsRemoved).toBeGreaterThan(10)
  },
)

test('deletion: either person withdraws it before it begins, and the tenant can be resumed', async () => {
  const platform = await aPlatform()
  const [first, second] = [await anOperator(platform), await anOperator(platform)]
  const draft = founding()
  const { id } = await as(first, foundTenant, draft)
  await as(first, suspendTenant, { id, reason: '试' })
  const requested = await as(first, contract.requestDeletion, { id, code: draft.code, reason: '试' })
  const approved = await as(second, contract.approveDeletion, { id: requested.id, version: requested.version })
  const withdrawn = await as(first, contract.withdrawDeletion, { id: approved.id, version: approved.version })
  expect(withdrawn.status).toBe('withdrawn')
  await runJob('platform.removeTenants', platform.id, new Date(clock().getTime() + 40 * day))
  expect(await as(first, resumeTenant, { id })).toMatchObject({ state: 'open' })
})

test("exports: a tenant's own administrator gets all of its rows, none of another tenant's, and no secret", async () => {
  const operator = await anOperator(await aPlatform())
  const [{ id, draft, administrator }, other] = [await aCustomer(operator), await aCustomer(operator)]
  await as(administrator, requestDataExport, {})
  expect(await refusalOf(as(administrator, requestDataExport, {}))).toBe('dataExport.running')
  const [waiting] = (await as(administrator, listDataExports, {})).records
  const job = server.jobs.find(({ name }) => name === 'platform.exportData')!
  if (!('steps' in job)) throw new Error('no steps')
  await job.steps(jobContext(id), { exportId: waiting!.id } as never)
  const file = await ask(administrator, downloadDataExport, { id: waiting!.id })
  const text = gunzipSync(file.rawPayload).toString()
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { table: string; row: Record<string, unknown> })
  const [ready] = (await as(administrator, listDataExports, {})).records
  expect(ready).toMatchObject({ status: 'ready', rowCount: lines.length })
  expect(lines.find(({ table }) => table === 'identity.users')?.row).toMatchObject({ code: draft.adminCode })
  expect(text).not.toContain(other.draft.adminCode)
  expect(text).not.toContain('$argon2')
  const noted = await database.read(id, (db) => db.selectFrom('kit.exports').select('path').execute())
  expect(noted).toEqual([{ path: downloadDataExport.path }])
  expect(await refusalOf(as(other.administrator, listDataExports, {}))).toBe('accepted')
  const foreign = await ask(other.administrator, downloadDataExport, { id: waiting!.id })
  expect(foreign.json<{ code: number }>().code).not.toBe(0)
  expect(await refusalOf(as(operator, requestDataExport, {}))).toBe('permission.denied')
})
