import { head, finance, unconditional } from '#test/approvals/nodes.ts'
import type { ApprovalDecision } from '#contract/approvals/approvals.ts'
import { type RuleNode, saveApprovalRule } from '#contract/approvals/approvalRules.ts'
import type { Actor } from '#kit/actor.ts'
import { publish } from '#kit/events/events.ts'
import { aDepartment, aPerson, as, aTenant, database, type Person, type TestTenant } from '#test/app.ts'
import { randomId } from '#test/ids.ts'
import { decideApproval } from '#modules/approvals/approval.service.ts'
import { orderApproval } from '#modules/ordering/flow/decide.service.ts'
import { kindsOf } from '#modules/approvals/kinds/kinds.ts'
import { approvalTimeline } from '#modules/approvals/timeline.service.ts'
import { approvalContext, planApproval, recordApproval } from '#modules/approvals/start.service.ts'
import { nextId } from '#kit/database/query/nextId.ts'
import type { Doc } from '#modules/approvals/chain.rules.ts'

/** Kinds of documents of these tests. */
export const kinds = kindsOf(() => ({ order: orderApproval }))

/** A department with a buyer, a head and two finance approvers, and a rule: first the head, then finance. */
export async function aCompany(nodes: readonly RuleNode[] = [head, finance], conditions: object = {}) {
  const tenant = await aTenant()
  const dept = await aDepartment(tenant)
  const decide = { dept, permissions: ['approval.decide'] as const }
  const boss = await aPerson(tenant, { permissions: ['approval.configure', 'approval.oversee'] })
  const buyer = await aPerson(tenant, { ...decide, name: '林知远' })
  const chief = await aPerson(tenant, { ...decide, role: 'deptHead', name: '沈若川' })
  const accountant = await aPerson(tenant, { ...decide, role: 'finance', name: '顾言之' })
  const controller = await aPerson(tenant, { ...decide, role: 'finance', name: '何清让' })
  await aRule(boss, nodes, conditions)
  return { tenant, dept, boss, buyer, chief, accountant, controller }
}

const aRule = (boss: Person, nodes: readonly RuleNode[], given: object = {}) =>
  as(boss, saveApprovalRule, {
    name: `规则${randomId()}`,
    enName: 'Rule',
    entity: 'order',
    priority: 10,
    enabled: true,
    ...unconditional,
    nodes: [...nodes],
    ...given,
  })

export const aDoc = (requester: Actor, given: Partial<Doc> = {}): Doc => ({
  entity: 'order',
  entityId: randomId(),
  docNo: `DD${randomId()}`,
  title: '新项目组办公电脑采购',
  amount: '21196.00',
  version: 'v1',
  requesterId: requester.userId,
  requesterPersonId: requester.personId,
  deptId: requester.deptId,
  deptPath: requester.deptPath,
  categoryIds: [],
  supplierIds: [],
  orderType: 'mall',
  ...given,
})

export const start = (requester: Actor, ...docs: Doc[]) =>
  database.write(requester.tenantId, async (tx) => {
    const approvals = await approvalContext(tx, 'order', requester.deptPath, requester.userId)
    const documents = []
    for (const doc of docs) documents.push({ ...doc, roundId: await nextId(tx) })
    const plan = planApproval(approvals, requester, documents)
    await recordApproval(tx, plan)
    await publish(tx, requester, ...plan.events)
    return plan.started
  })
export const started = async (requester: Actor, given: Partial<Doc> = {}) => {
  const doc = aDoc(requester, given)
  const [one] = await start(requester, doc)
  return { doc, instanceId: one!.instanceId! }
}
export const decide = (
  approver: Actor,
  instanceId: string,
  decision: ApprovalDecision = 'agree',
  rest: { docVersion?: string; becomes?: { docVersion: string; amount: string } } = {},
) =>
  database.write(approver.tenantId, async (tx) => {
    const { events, ...decided } = await decideApproval(tx, approver, {
      instanceId,
      decision,
      opinion: '已阅',
      docVersion: 'v1',
      ...rest,
    })
    await publish(tx, approver, ...events)
    return decided
  })
export const lastRound = async (person: Actor, doc: Doc) =>
  (await database.read(person.tenantId, (db) => approvalTimeline(db, person, kinds, 'order', doc.entityId))).at(-1)!
export const disable = (tenant: TestTenant, person: Person) =>
  database.write(tenant.id, (tx) =>
    tx.updateTable('identity.users').set({ disabled: true }).where('id', '=', person.userId).execute(),
  )
