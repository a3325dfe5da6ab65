import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { Type } from 'typebox'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#kit/database/database.ts'
import { addJob, job } from '#kit/jobs/jobs.ts'
import { aTenant } from '#test/app.ts'
import { withWorkers } from '#test/jobs.ts'
import { startSmtpServer } from '#test/mail/smtpServer.ts'
import { mailJob } from './mail.job.ts'
import { messageIdOf } from './mail.ts'
import { smtpMail } from './mail.smtp.ts'

const database = openDatabase({ url: inject('databaseUrl'), size: 8 })
const payload = Type.Object({ to: Type.String() })
const letterTo = (name: string, mail: Parameters<typeof mailJob>[0]) =>
  mailJob(mail, {
    name,
    payload,
    write: async (_sql, { to }, { tenantId }) => ({
      id: messageIdOf(tenantId, name, to),
      template: 'test',
      to: { name: '', address: to },
      fromName: '百采',
      lang: 'en',
      letter: { subject: 'A letter', paragraphs: ['text'], foot: 'foot' },
    }),
  })
const mailTo = (port: number, timeoutMs: number) => {
  const mail = smtpMail({ url: `smtp://localhost:${port}`, from: 'a@example.com', timeoutMs })
  onTestFinished(() => mail.close())
  return mail
}

test('mail jobs: temporary failures are retried with the same id, and delivered once', async () => {
  const tried: string[] = []
  const server = await startSmtpServer({}, ({ mail }, count) => {
    tried.push(mail.messageId ?? '')
    return count === 1 ? Object.assign(new Error('try later'), { responseCode: 451 }) : undefined
  })
  onTestFinished(() => server.stop())
  const { id } = await aTenant()
  const letter = letterTo(`test.again${id}`, mailTo(server.port, 2000))
  await withWorkers(database, [letter], async () => {
    await database.write(id, (tx) => addJob(tx, letter, { to: 'lin@example.com' }))
    await vi.waitFor(() => expect(server.received).toHaveLength(1), { timeout: 20_000 })
  })
  expect(tried).toHaveLength(2)
  expect(new Set(tried).size).toBe(1)
})

test('mail jobs: an unresponsive server delays no other job', async () => {
  let open = 0
  const silent = createServer(() => void (open += 1))
  await new Promise<void>((settle) => silent.listen(0, '127.0.0.1', settle))
  onTestFinished(() => void silent.close())
  const { id } = await aTenant()
  const letter = letterTo(`test.silent${id}`, mailTo((silent.address() as AddressInfo).port, 60_000))
  let done = 0
  const other = job({
    name: `test.other${id}`,
    payload: Type.Object({}),
    steps: async () => void (done += 1),
  })
  await withWorkers(database, [letter, other], async () => {
    await database.write(id, async (tx) => {
      for (let n = 0; n < 20; n += 1) await addJob(tx, letter, { to: `a${n}@example.com` })
    })
    await vi.waitFor(() => expect(open).toBeGreaterThan(0), { timeout: 20_000 })
    await database.write(id, (tx) => addJob(tx, other, {}))
    await vi.waitFor(() => expect(done).toBe(1), { timeout: 5_000 })
  })
})

test('mail jobs: invalid addresses and obsolete letters are no failures', async () => {
  const server = await startSmtpServer()
  onTestFinished(() => server.stop())
  const { id } = await aTenant()
  const letter = letterTo(`test.none${id}`, mailTo(server.port, 2000))
  await withWorkers(database, [letter], async () => {
    await database.write(id, async (tx) => {
      await addJob(tx, letter, { to: 'a@example.com\r\nRCPT TO:<b@example.com>' })
      await addJob(tx, letter, { to: 'c@example.com' })
    })
    await vi.waitFor(() => expect(server.received).toHaveLength(1), { timeout: 20_000 })
  })
  expect(server.received[0]!.to).toEqual(['c@example.com'])
})
