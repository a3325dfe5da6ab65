import { openDatabase } from '#kit/database/database.ts'
import { smtpMail } from '#kit/mail/mail.smtp.ts'
import { pushKeysOf } from '#kit/push/push.keys.ts'
import { webPush } from '#kit/push/push.web.ts'
import { startWorker } from '#kit/jobs/worker.ts'
import { approvals } from '#modules/approvals/index.ts'
import { notifications } from '#modules/notifications/index.ts'
import { pino } from 'pino'

/** Worker process that writes messages and sends mails and notifications, to be killed. */
const url = process.env['DATABASE_URL']!
const sending: Parameters<typeof notifications>[0] = {
  mail: smtpMail({ url: `smtp://localhost:${process.env['SMTP_PORT']}`, from: 'baicai@example.com' }),
  push: webPush({
    keys: pushKeysOf(new Uint8Array(32)),
    subject: 'mailto:baicai@example.com',
    policy: { allowLoopback: true, privateNetworks: [] },
  }),
  portalUrlOf: (host) => `http://${host}`,
  writeLetter: async () => undefined,
  issueLetter: async () => undefined,
  linkKey: new Uint8Array(32),
}
const { jobs = [], listeners = {} } = notifications(sending, () => [approvals(() => ({})).messages])
startWorker({
  database: openDatabase({ url, size: 4 }),
  url,
  jobs: jobs.filter(({ everySeconds }) => everySeconds === undefined),
  listeners: { notifications: listeners },
  tenants: async () => [],
  clock: () => new Date(),
  log: pino({ level: 'silent' }),
})
