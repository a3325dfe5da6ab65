import { expect, test } from 'vitest'
import { transferTask } from '#contract/approvals/approvalTasks.ts'
import { exportStuckApprovals, listStuckApprovals } from '#contract/approvals/stuckApprovals.ts'
import { saveApprovalRule } from '#contract/approvals/approvalRules.ts'
import { aDepartment, aPerson, as, database, refusalOf } from '#test/app.ts'
import { aCompany, draft, submit } from '#test/approvals/inbox.ts'
import { withReach } from '#test/authorization/reach.ts'
import { download } from '#test/upload.ts'
import { rowsOf } from '#test/workbook.ts'

test('stuck approvals: are listed, exported and handed over within the data scope alone', async () => {
  const { tenant, boss, chief } = await aCompany()
  await as(boss, saveApprovalRule, draft())
  const [here, there] = [await aDepartment(tenant), await aDepartment(tenant)]
  const requester = (dept: typeof here) => aPerson(tenant, { permissions: ['order.submit'], dept })
  const near = await submit(await requester(here), '近')
  const far = await submit(await requester(there), '远')
  await database.write(tenant.id, (tx) =>
    tx.updateTable('approvals.instances').set({ stuck_since: new Date() }).where('status', '=', 'pending').execute(),
  )
  const permissions = ['approval.oversee'] as const
  const all = await aPerson(tenant, { permissions, entrance: 'operator' })
  const limited = await withReach(await aPerson(tenant, { permissions, entrance: 'operator' }), 'chosen', [here.id])
  const titles = async (person: typeof all) =>
    (await as(person, listStuckApprovals, {})).records.map(({ title }) => title)
  expect((await titles(all)).toSorted()).toEqual(['近', '远'].toSorted())
  expect(await titles(limited)).toEqual(['近'])
  expect(await rowsOf(await download(limited, exportStuckApprovals, {}))).toHaveLength(1)
  const to = await aPerson(tenant, { permissions: ['approval.decide'] })
  const handOver = (instanceId: string) =>
    refusalOf(as(limited, transferTask, { instanceId, fromUserId: chief.userId, toUserId: to.userId, reason: '' }))
  expect(await handOver(far.instanceId!)).toBe('thing.notFound')
  expect(await handOver(near.instanceId!)).toBe('accepted')
})
