import { expect, test } from 'vitest'
import { decideTask, listTasks } from '#contract/approvals/approvalTasks.ts'
import { listStuckApprovals } from '#contract/approvals/stuckApprovals.ts'
import { setAccountStatus } from '#contract/identity/people.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { findPlan } from '#contract/plans/plans.ts'
import { findAward, proposeAward } from '#contract/sourcing/award.ts'
import { findComparison } from '#contract/sourcing/comparison/comparison.ts'
import { getProject } from '#contract/sourcing/projects.ts'
import { aPerson, as, type Person, refusalOf, runJob, type TestTenant } from '#test/app.ts'
import { createPlanning } from '#test/ordering/plans.ts'
import { createOrder, createOrderingFixture } from '#test/orderingFixture.ts'
import { createOpened, itemNamed } from '#test/sourcing/awards.ts'
import { createDraft, createSourcingFixture, move } from '#test/sourcing/fixture.ts'

interface Waiting {
  readonly tenant: TestTenant
  readonly approver: Person
  readonly requester: Person
  /** State of the document as its requester sees it. */
  readonly state: () => Promise<string>
}
interface Kind {
  readonly submit: () => Promise<Waiting>
  readonly approved: string
  readonly returned: string
}

/** Each kind of document of the product, under approval. */
const kinds: Readonly<Record<string, Kind>> = {
  order: {
    submit: async () => {
      const market = await createOrderingFixture({ approvalFrom: '0', budget: '100000' })
      const { orderId } = await createOrder(market)
      const state = async () => (await as(market.buyer, orderDetail, { orderId })).status
      return { tenant: market.tenant, approver: market.approver, requester: market.buyer, state }
    },
    approved: '30',
    returned: '25',
  },
  project: {
    submit: async () => {
      const fixture = await createSourcingFixture({ approvalFrom: '0', budget: '100000' })
      const { id } = await move(fixture.buyer, await createDraft(fixture), 'submit')
      const state = async () => (await as(fixture.buyer, getProject, { id })).status
      return { tenant: fixture.tenant, approver: fixture.approver, requester: fixture.buyer, state }
    },
    approved: '3',
    returned: '1',
  },
  award: {
    submit: async () => {
      const fixture = await createSourcingFixture({ approvalFrom: '0', budget: '60000' })
      const { buyer } = fixture
      const opened = await createOpened(fixture, { items: [itemNamed('防寒大衣', '10', '238')] }, [['230.0000']])
      const { items, quotes } = await as(buyer, findComparison, { projectId: opened.id })
      const shares = items.map(({ id, quantity }) => ({ itemId: id, quoteId: quotes[0]!.id, quantity }))
      await as(buyer, proposeAward, { id: opened.id, version: opened.version, shares, reasons: [], note: '' })
      const state = async () => {
        const { status } = await as(buyer, getProject, { id: opened.id })
        return `${status} ${(await as(buyer, findAward, { projectId: opened.id }))?.status}`
      }
      return { tenant: fixture.tenant, approver: fixture.approver, requester: buyer, state }
    },
    approved: '8 approved',
    returned: '6 rejected',
  },
  plan: {
    submit: async () => {
      const { tenant, approver, planner, open, submit, lineOf } = await createPlanning({ planApproval: true })
      const { id } = await submit(planner, (await open()).id, [lineOf(0, 3)])
      const state = async () => (await as(planner, findPlan, { id })).status
      return { tenant, approver, requester: planner, state }
    },
    approved: 'approved',
    returned: 'draft',
  },
}

const decideFirst = async (person: Person, decision: 'agree' | 'reject' = 'agree') => {
  const { records } = await as(person, listTasks, { tab: 'todo' })
  const { instanceId, docVersion } = records[0]!
  return as(person, decideTask, { instanceId, docVersion, decision, opinion: '已阅' })
}
const operatorOf = (tenant: TestTenant) =>
  aPerson(tenant, { entrance: 'operator', permissions: ['org.manage', 'approval.oversee'] })
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000)

for (const [name, kind] of Object.entries(kinds)) {
  test(`each kind, ${name}: where its approver is disabled, the administrator decides it`, async () => {
    const { tenant, approver, state } = await kind.submit()
    const admin = await aPerson(tenant, { permissions: ['approval.decide'], role: 'processAdmin' })
    const operator = await operatorOf(tenant)
    await as(operator, setAccountStatus, { userId: approver.userId, status: 'disabled' })
    await decideFirst(admin)
    expect(await state()).toBe(kind.approved)
  })

  test(`each kind, ${name}: with nobody left it is stuck and handed over, or goes back in time`, async () => {
    const { tenant, approver, state } = await kind.submit()
    const operator = await operatorOf(tenant)
    const before = await state()
    await as(operator, setAccountStatus, { userId: approver.userId, status: 'disabled' })
    expect((await as(operator, listStuckApprovals, {})).records).toMatchObject([{ entity: name, reason: 'stuck' }])
    await runJob('approvals.expire', tenant.id, inDays(6))
    expect(await state()).toBe(before)
    await Promise.all([1, 2].map(() => runJob('approvals.expire', tenant.id, inDays(8))))
    expect(await state()).toBe(kind.returned)
    expect((await as(operator, listStuckApprovals, {})).records).toEqual([])
  })

  test(`each kind, ${name}: is rejected from the inbox, by its approver alone, once`, async () => {
    const { tenant, approver, requester, state } = await kind.submit()
    const second = await aPerson(tenant, { permissions: ['approval.decide'], person: requester.personId })
    const { records } = await as(approver, listTasks, { tab: 'todo' })
    const { instanceId, docVersion } = records[0]!
    const attempt = (person: Person) =>
      refusalOf(as(person, decideTask, { instanceId, docVersion, decision: 'reject', opinion: '请补充' }))
    expect(await attempt(second)).not.toBe('accepted')
    const outcomes = await Promise.all([attempt(approver), attempt(approver)])
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1)
    expect(await state()).toBe(kind.returned)
  })
}
