import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { expect } from 'vitest'
import * as contract from '#contract/api/webhooks.ts'
import { addDepartment } from '#contract/identity/departments.ts'
import type { Permission } from '#contract/permissions.ts'
import { aPerson, as, aTenant, clock, database, jobContext, type Person, server, type TestTenant } from '#test/app.ts'
import { aKey } from './apiKeyFixture.ts'

export interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** System that receives events; it answers as it is set to. */
interface Receiver {
  url: string
  received: Received[]
  answers: (path: string) => { status: number; headers?: Record<string, string>; body?: string }
}
export const receiver: Receiver = { url: '', received: [], answers: () => ({ status: 204 }) }
let listening: Server

/** Opens the receiver before each test, and closes it after it. */
export async function openReceiver(): Promise<void> {
  receiver.received = []
  receiver.answers = () => ({ status: 204 })
  listening = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += String(part)))
    request.on('end', () => {
      const path = request.url ?? ''
      receiver.received.push({ path, headers: request.headers, body })
      const answer = receiver.answers(path)
      response.writeHead(answer.status, answer.headers)
      response.end(answer.body)
    })
  })
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  receiver.url = `http://127.0.0.1:${(listening.address() as AddressInfo).port}/hook`
}
export const closeReceiver = () => void listening.close()

const needed: readonly Permission[] = ['org.read', 'supplier.read']

/** A tenant with a webhook for its departments. */
export async function aWebhook(events = ['department.added']) {
  const tenant = await aTenant()
  const permissions: Permission[] = ['apiKey.manage', 'webhook.manage', 'org.manage', ...needed]
  const manager = await aPerson(tenant, { entrance: 'operator', permissions })
  const { account } = await aKey(tenant, manager, ['org.read'])
  const draft = { accountId: account.id, name: 'ERP', url: receiver.url, events }
  const { id, secret } = await as(manager, contract.createWebhook, draft)
  return { tenant, manager, account, id, secret, draft }
}

let count = 0
export const addOne = (tenant: TestTenant, manager: Person) => {
  const deptCode = `D${++count}`
  return as(manager, addDepartment, { pDeptId: tenant.root.id, deptName: deptCode, deptCode, deptType: '2' })
}

/** Sends what is due of a webhook, as its job does. */
export async function send(tenant: TestTenant, webhookId: string): Promise<void> {
  const found = server.jobs.find(({ name }) => name === 'api.deliverWebhook')
  if (!found || !('steps' in found)) throw new Error('no job')
  await found.steps(jobContext(tenant.id, clock()), { webhookId } as never)
}

export const deliveriesOf = async (manager: Person) => (await as(manager, contract.listWebhookDeliveries, {})).records
export const waitFor = (manager: Person, total: number) =>
  expect.poll(async () => (await deliveriesOf(manager)).length).toBe(total)

/** Whether the module has got the event of a new department. */
export async function isDelivered({ id }: TestTenant): Promise<boolean> {
  const { rows } = await database.read(id, (db) =>
    sql`select from kit.audit a join kit.events e on e.tenant_id = a.tenant_id and e.id = a.event_id
      join kit.consumer_offsets o on o.tenant_id = a.tenant_id and o.listener = 'api' and o.seq >= a.seq
      where e.name = 'department.added'`.execute(db),
  )
  return rows.length > 0
}

export const signed = (secret: string, { headers, body }: Received) =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
    .update(`${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`)
    .digest('base64')}`
