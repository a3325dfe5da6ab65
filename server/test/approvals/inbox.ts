import { head, unconditional } from '#test/approvals/nodes.ts'
import * as approvalRules from '#contract/approvals/approvalRules.ts'
import { publish } from '#kit/events/events.ts'
import { aPerson, aTenant, database, type Person } from '#test/app.ts'
import { randomId } from '#test/ids.ts'
import { decideApproval, startApproval } from '#modules/approvals/index.ts'

export const draft = (given: Partial<approvalRules.ApprovalRuleDraft> = {}): approvalRules.ApprovalRuleDraft => ({
  name: '全部订单',
  enName: 'All orders',
  entity: 'order',
  priority: 10,
  enabled: true,
  ...unconditional,
  nodes: [head],
  ...given,
})

export async function aCompany() {
  const tenant = await aTenant()
  const boss = await aPerson(tenant, { permissions: ['approval.configure', 'approval.oversee'], name: '何清让' })
  const chief = await aPerson(tenant, { permissions: ['approval.decide'], role: 'deptHead', name: '沈若川' })
  const buyer = await aPerson(tenant, { permissions: ['order.submit'], name: '林知远' })
  return { tenant, boss, chief, buyer }
}

export const submit = (buyer: Person, title: string, amount = '120.50') =>
  database.write(buyer.tenantId, async (tx) => {
    const { deptId, deptPath, userId: requesterId, personId: requesterPersonId } = buyer
    const about = {
      deptId,
      deptPath,
      requesterId,
      requesterPersonId,
      amount,
      orderType: 'mall',
      categoryIds: [],
      supplierIds: [],
    }
    const doc = { entity: 'order' as const, entityId: randomId(), docNo: `DD-${title}`, title, version: 'v1', ...about }
    const { events, ...started } = await startApproval(tx, buyer, doc)
    await publish(tx, buyer, ...events)
    return started
  })
export const agree = (approver: Person, instanceId: string) =>
  database.write(approver.tenantId, (tx) =>
    decideApproval(tx, approver, { instanceId, decision: 'agree', opinion: '', docVersion: 'v1' }),
  )
