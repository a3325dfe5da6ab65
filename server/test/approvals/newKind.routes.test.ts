import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveApprovalRule } from '#contract/approvals/approvalRules.ts'
import { getTimeline } from '#contract/approvals/approvals.ts'
import { decideTask, exportTasks, listApprovalKinds, listTasks } from '#contract/approvals/approvalTasks.ts'
import type { Input, Reply, Route } from '#contract/kit/route.ts'
import type { ApprovalHook, ApprovalOutcome } from '#kit/approvals.ts'
import { publish } from '#kit/events/events.ts'
import { startApproval } from '#modules/approvals/index.ts'
import { buildApp } from '#server/app.ts'
import { ask, clock, contents, database, jobContext, type Person } from '#test/app.ts'
import { aCompany, draft } from '#test/approvals/inbox.ts'
import { randomId } from '#test/ids.ts'

/** What happened to loans, by their ids; a module has rows instead. */
const outcomes = new Map<string, ApprovalOutcome['status']>()

/** A kind of document of a module that the product does not have: its manifest and its hook, and nothing else. */
const loan: ApprovalHook = {
  kind: {
    names: ['借用', 'Loan'],
    path: '/loan?id={id}',
    place: 90,
    holdDays: 3,
    facts: {
      lender: { names: ['出借方', 'Lender'], type: 'text' },
      deposit: { names: ['押金', 'Deposit'], type: 'money' },
    },
  },
  lock: async (tx, actor, id) => async (outcome) => {
    outcomes.set(id, outcome.status)
    await publish(tx, actor, ...outcome.events)
  },
}

const log = pino(new Writable({ write: (_line, _, done) => done() }))
let server: Awaited<ReturnType<typeof buildApp>>
beforeAll(async () => {
  server = await buildApp({ database, log, contents, clock, modules: { loans: { approvals: { loan } } } })
  await server.app.ready()
})
afterAll(() => server.app.close())

async function call<R extends Route>(person: Person, route: R, input: Input<R>): Promise<Reply<R>> {
  const query = new URLSearchParams(route.method === 'GET' ? (input as Record<string, string>) : {})
  const answer = await server.app.inject({
    method: route.method,
    url: `${route.path}?${query}`,
    headers: { host: person.host, authorization: `Bearer ${person.token}` },
    ...(route.method === 'POST' ? { payload: input as object } : {}),
  })
  const { code, message, data } = answer.json<{ code: number; message: string; data: Reply<R> }>()
  if (code !== 0) throw new Error(message)
  return data
}

const submit = (requester: Person, id: string) =>
  database.write(requester.tenantId, async (tx) => {
    const { events, ...started } = await startApproval(tx, requester, {
      entity: 'loan',
      entityId: id,
      docNo: `JY${id}`,
      title: '投影仪借用',
      version: '1',
      amount: '500.00',
      requesterId: requester.userId,
      requesterPersonId: requester.personId,
      deptId: requester.deptId,
      deptPath: requester.deptPath,
      categoryIds: [],
      supplierIds: [],
      orderType: '',
      facts: { lender: '行政部', deposit: null },
    })
    await publish(tx, requester, ...events)
    return started
  })

test('a new kind: is configured, listed, decided, exported and held with its manifest and its hook alone', async () => {
  const { tenant, boss, chief, buyer } = await aCompany()
  expect((await call(boss, listApprovalKinds, {})).map(({ entity }) => entity)).toEqual([
    'order',
    'orderChange',
    'return',
    'plan',
    'agreement',
    'contract',
    'budgetChange',
    'payment',
    'project',
    'withdrawal',
    'stockIssue',
    'stockScrap',
    'award',
    'loan',
  ])
  await call(boss, saveApprovalRule, draft({ name: '借用', entity: 'loan' }))
  await expect(call(boss, saveApprovalRule, draft({ name: '二', entity: 'loan', categoryId: '7' }))).rejects.toThrow()

  const [agreed, rejected, held] = [randomId(), randomId(), randomId()]
  const [first, second, third] = [await submit(buyer, agreed), await submit(buyer, rejected), await submit(buyer, held)]
  const { records } = await call(chief, listTasks, { tab: 'todo', entity: 'loan' })
  expect(records).toHaveLength(3)
  expect(records[0]).toMatchObject({
    kindName: '借用',
    kindEnName: 'Loan',
    path: `/loan?id=${agreed}`,
    facts: [{ name: '出借方', type: 'text', text: '行政部' }],
  })
  const decide = (instanceId: string | null, decision: 'agree' | 'reject') =>
    call(chief, decideTask, { instanceId: instanceId!, decision, opinion: '已阅', docVersion: '1' })
  await decide(first.instanceId, 'agree')
  await decide(second.instanceId, 'reject')
  await expect(decide(first.instanceId, 'agree')).rejects.toThrow()
  expect([outcomes.get(agreed), outcomes.get(rejected), outcomes.get(held)]).toEqual([
    'approved',
    'rejected',
    undefined,
  ])

  const [round] = await call(buyer, getTimeline, { entity: 'loan', entityId: agreed })
  expect(round).toMatchObject({ status: 'approved', title: '投影仪借用', kindName: '借用' })
  expect((await ask(chief, exportTasks, { tab: 'done' })).statusCode).toBe(200)

  const expire = server.jobs.find(({ name }) => name === 'approvals.expire')!
  const inDays = (days: number) => jobContext(tenant.id, new Date(Date.now() + days * 24 * 3_600_000))
  if (!('steps' in expire)) throw new Error('not in steps')
  await expire.steps(inDays(6), {} as never)
  expect(outcomes.get(held)).toBeUndefined()
  await expire.steps(inDays(8), {} as never)
  expect(outcomes.get(held)).toBe('expired')
  await expect(decide(third.instanceId, 'agree')).rejects.toThrow()
})
