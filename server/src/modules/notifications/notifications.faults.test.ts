import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { publish } from '#kit/events/events.ts'
import { subscribePush } from '#contract/notifications/push.ts'
import { aPerson, as, aTenant, database } from '#test/app.ts'
import { giveAddress } from '#test/mail/letters.ts'
import { startPushService } from '#test/notifications/pushService.ts'
import { type Received, startSmtpServer } from '#test/mail/smtpServer.ts'

const url = inject('databaseUrl')
const gate = new pg.Client({ connectionString: url })
const children: ChildProcess[] = []
beforeAll(() => gate.connect().then(() => undefined))
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await gate.end()
})
/** Number of kills, and of events before each. */
const rounds = Number(process.env['FAULT_ROUNDS'] ?? 2)
const eachRound = 5
const patience = { timeout: 60_000, interval: 50 }

function startProcess(port: number): ChildProcess {
  const env = { ...process.env, DATABASE_URL: url, SMTP_PORT: String(port) }
  const child = spawn(process.execPath, ['server/test/process/messageProcess.ts'], { env, stdio: 'inherit' })
  children.push(child)
  return child
}
async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
async function anApprover() {
  const tenant = await aTenant()
  const approver = await aPerson(tenant, { permissions: ['approval.decide'] })
  const address = `a${tenant.id}@example.com`
  await giveAddress(approver, address)
  const happen = (docNo = 'DD1') =>
    database.write(tenant.id, (tx) =>
      publish(tx, approver, {
        name: 'approval.started',
        id: '1',
        to: 'pending',
        data: { entity: 'order', entityId: '7', docNo, amount: '1.00', approvers: [approver.userId] },
      }),
    )
  return { tenant, happen, approver, address }
}
const rowsOf = async (table: string, tenantId: string) =>
  (
    await gate.query<{ status: string; channel?: string; content_en: string }>(
      `select * from notifications.${table} where tenant_id = $1`,
      [tenantId],
    )
  ).rows
const isWaitedFor = async (key: string) =>
  (
    await gate.query(`select from pg_stat_activity where wait_event = 'advisory' and query like '%' || $1 || '%'`, [
      key,
    ])
  ).rowCount

test('messages: a worker killed while writing one leaves nothing, and another writes it once', async () => {
  const server = await startSmtpServer()
  onTestFinished(() => server.stop())
  const { tenant, happen } = await anApprover()
  const lock = `select pg_advisory_lock(hashtextextended('messages/' || $1::text, 12))`
  await gate.query(lock, [tenant.id])
  const victim = startProcess(server.port)
  await happen()
  await vi.waitFor(async () => expect(await isWaitedFor('messages/')).toBeGreaterThan(0), patience)
  await kill(victim)
  await gate.query('select pg_advisory_unlock_all()')
  expect(await rowsOf('messages', tenant.id)).toEqual([])
  const second = startProcess(server.port)
  await vi.waitFor(() => expect(server.received).toHaveLength(1), patience)
  await vi.waitFor(
    async () => expect((await rowsOf('deliveries', tenant.id)).map(({ status }) => status)).toEqual(['sent']),
    patience,
  )
  expect(await rowsOf('messages', tenant.id)).toHaveLength(1)
  await kill(second)
}, 120_000)

test('messages: a worker killed between a mail and its record sends the same mail again', async () => {
  const { tenant, happen } = await anApprover()
  const tried: Received[] = []
  let victim: ChildProcess | undefined
  const server = await startSmtpServer({}, (received, count) => {
    tried.push(received)
    if (count === 1) victim?.kill('SIGKILL')
    return undefined
  })
  onTestFinished(() => server.stop())
  victim = startProcess(server.port)
  await happen()
  await once(victim, 'exit')
  expect((await rowsOf('deliveries', tenant.id)).map(({ status }) => status)).toEqual(['waiting'])
  const second = startProcess(server.port)
  await vi.waitFor(
    async () => expect((await rowsOf('deliveries', tenant.id)).map(({ status }) => status)).toEqual(['sent']),
    patience,
  )
  expect(tried).toHaveLength(2)
  expect(new Set(tried.map(({ mail }) => mail.messageId)).size).toBe(1)
  expect(await rowsOf('messages', tenant.id)).toHaveLength(1)
  await kill(second)
}, 120_000)

test('messages: a worker killed between a notification and its record sends a replacement', async () => {
  const { tenant, happen, approver } = await anApprover()
  let victim: ChildProcess | undefined
  const mails = await startSmtpServer()
  const service = await startPushService((count) => void (count === 1 && victim?.kill('SIGKILL')))
  onTestFinished(async () => {
    service.stop()
    await mails.stop()
  })
  await as(approver, subscribePush, service.subscribe())
  victim = startProcess(mails.port)
  await happen()
  await once(victim, 'exit')
  const ofPush = async () =>
    (await rowsOf('deliveries', tenant.id)).filter(({ channel }) => channel === 'push').map(({ status }) => status)
  expect(await ofPush()).toEqual(['waiting'])
  const second = startProcess(mails.port)
  await vi.waitFor(async () => expect(await ofPush()).toEqual(['sent']), patience)
  // The push service replaces pending notifications by topic, the browser displayed ones by tag.
  expect(service.received).toHaveLength(2)
  expect(new Set(service.received.map(({ tag, headers }) => `${tag} ${String(headers['topic'])}`)).size).toBe(1)
  await kill(second)
}, 120_000)

test(
  'messages: after repeated kills of workers no message is lost or duplicated',
  async () => {
    const { tenant, happen, approver, address } = await anApprover()
    const mails = await startSmtpServer()
    const service = await startPushService()
    onTestFinished(async () => {
      service.stop()
      await mails.stop()
    })
    await as(approver, subscribePush, service.subscribe())
    // A worker also completes work of other tenants.
    const mailed = () => mails.received.filter(({ to }) => to.includes(address))
    const done = async () => (await rowsOf('messages', tenant.id)).length + mailed().length + service.received.length
    const isWaiting = ({ status }: { status: string }) => status === 'waiting'
    let interrupted = 0
    for (let round = 0; round < rounds; round++) {
      const before = await done()
      const victim = startProcess(mails.port)
      await Promise.all(Array.from({ length: eachRound }, (_, index) => happen(`DD${round}-${index}`)))
      await vi.waitFor(async () => expect(await done()).toBeGreaterThan(before), patience)
      await delay(Math.random() * 60)
      await kill(victim)
      const [messages, deliveries] = [await rowsOf('messages', tenant.id), await rowsOf('deliveries', tenant.id)]
      if (messages.length < (round + 1) * eachRound || deliveries.some(isWaiting)) interrupted += 1
    }
    const last = startProcess(mails.port)
    const count = rounds * eachRound
    await vi.waitFor(async () => {
      const deliveries = await rowsOf('deliveries', tenant.id)
      expect(deliveries.map(({ status }) => status)).toEqual(Array.from({ length: 2 * count }, () => 'sent'))
    }, patience)
    await kill(last)
    const messages = await rowsOf('messages', tenant.id)
    expect(new Set(messages.map(({ content_en: text }) => /DD\d+-\d+/.exec(text)?.[0])).size).toBe(count)
    expect(messages).toHaveLength(count)
    // Deliveries sent before they were recorded are sent again as the same mail and notification.
    expect(new Set(mailed().map(({ mail }) => mail.messageId)).size).toBe(count)
    expect(new Set(service.received.map(({ tag }) => tag)).size).toBe(count)
    const again = mailed().length + service.received.length - 2 * count
    console.log(
      `${rounds} workers killed, ${interrupted} with work left: ${count} messages once each, ${again} sent again`,
    )
    expect(interrupted).toBeGreaterThan(0)
  },
  Math.max(120_000, rounds * 10_000),
)
