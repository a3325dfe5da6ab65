import type { SentChannel } from '#contract/notifications/operating.ts'
import { isMobile } from '#contract/kit/person/person.ts'
import { outageOf } from '#kit/database/database.errors.ts'
import { kindOfFailure } from '#kit/jobs/jobs.errors.ts'
import { job, type JobContext } from '#kit/jobs/jobs.ts'
import type { Mail } from '#kit/mail/mail.ts'
import type { Push } from '#kit/push/push.ts'
import type { Sms } from '#kit/sms/sms.ts'
import { composeMail, type Composing } from './compose.service.ts'
import { deliverJob } from './deliverJob.ts'
import { type DeliveryFacts, findDelivery, type Outcome, sent, settleDelivery, skipped } from './delivery.store.ts'
import { sendPush } from './push.service.ts'

export interface Sending extends Composing {
  /** Undefined: not configured, nothing is sent. */
  readonly mail?: Mail | undefined
  readonly sms?: Sms | undefined
  readonly push?: Push | undefined
}

/**
 * Job that sends one mail, SMS or push notification: reads, sends outside the transaction, records the result. A
 * recorded delivery is never sent again. If the process dies between sending and recording, a mail is sent again with
 * the same `Message-ID` and a notification with the same tag, by which receivers recognise it.
 */
export const deliver = (sending: Sending) =>
  job({
    ...deliverJob,
    lane: 'mail',
    steps: async (context, { id }) => {
      const { database, tenantId, isLast } = context
      const facts = await database.read(tenantId, (db) => findDelivery(db, id))
      if (facts?.status !== 'waiting') return
      const note = (outcome: Outcome) => database.write(tenantId, (tx) => settleDelivery(tx, id, outcome))
      try {
        await note(await sendBy[facts.channel](context, facts, sending))
      } catch (error) {
        if (!outageOf(error)) await note({ status: isLast ? 'failed' : 'waiting', reason: kindOfFailure(error) })
        throw error
      }
    },
  })

async function sendMail({ database, tenantId }: JobContext, facts: DeliveryFacts, sending: Sending): Promise<Outcome> {
  const { mail } = sending
  if (!mail) return skipped('notConfigured')
  const { roundId, receiver_id: userId } = facts
  const token =
    roundId === null || facts.digest_on !== null
      ? undefined
      : await database.write(tenantId, (tx) => sending.issueLetter(tx, { instanceId: roundId, userId }))
  const message = await database.read(tenantId, (db) => composeMail(db, tenantId, facts, sending, token))
  if (typeof message === 'string') return skipped(message)
  await mail.send(message)
  return sent
}

async function sendSms({ tenantId }: JobContext, facts: DeliveryFacts, { sms }: Sending): Promise<Outcome> {
  if (!sms) return skipped('notConfigured')
  if (!facts.hasOpenAccount) return skipped('outdated')
  if (!isMobile(facts.mobile)) return skipped('noAddress')
  const { lang } = facts
  const text = (lang === 'en' ? facts.title_en : facts.title_zh) ?? ''
  await sms.send({ tenantId, to: facts.mobile, template: 'message', lang, values: { text } })
  return sent
}

const sendBy: Readonly<
  Record<SentChannel, (context: JobContext, facts: DeliveryFacts, sending: Sending) => Promise<Outcome>>
> = {
  mail: sendMail,
  sms: sendSms,
  push: (context, facts, { push }) => sendPush(context, facts, push),
}
