import { templateOf, type TemplateName, topics } from '#contract/messages.ts'
import { sentChannels } from '#contract/notifications/operating.ts'
import type { Tx } from '#kit/database/database.ts'
import { signal } from '#kit/events/signal.ts'
import { addJobs } from '#kit/jobs/jobs.ts'
import type { LetterRequest } from '#modules/sourcing/index.ts'
import { deliverJob, deliverKey } from '../delivering/deliverJob.ts'
import { fill } from '../template.rules.ts'
import { wordsOf } from '../operating/template.store.ts'
import { messagesTopic } from '../stream/messagesTopic.ts'
import { insertDeliveries, insertMessages, lockMessages } from './message.store.ts'

export interface Notice {
  readonly template: TemplateName
  /** Source of the message: each receiver has one message for a source, even if written repeatedly. */
  readonly source: string
  readonly receivers: readonly string[]
  readonly facts: Readonly<Record<string, string>>
  /** Address of the message, if another than its template's. */
  readonly path?: string | undefined
  /** Id in the message's address. */
  readonly id: string
  readonly at: Date
  readonly letter?: Omit<LetterRequest, 'userId'>
}

/**
 * Writes a message to each receiver who may read it, and a delivery for each chosen channel, in the transaction of its
 * cause. Messages of a tenant are serialised, so that ids are in commit order for open pages.
 */
export async function notify(tx: Tx, notice: Notice): Promise<void> {
  const { template, source, facts, path, id, at, letter } = notice
  const receivers = [...new Set(notice.receivers)]
  if (receivers.length === 0) return
  const { topic: topicName, url, needs = null } = templateOf(template)
  const topic = topics[topicName]
  const words = await wordsOf(tx, template)
  await lockMessages(tx)
  const written = await insertMessages(tx, {
    receivers,
    needs,
    source: `${template} ${source}`,
    template,
    topic: topicName,
    category: topic.category,
    titleZh: fill(words.titleZh, facts),
    contentZh: fill(words.contentZh, facts),
    titleEn: fill(words.titleEn, facts),
    contentEn: fill(words.contentEn, facts),
    url: path ?? url.replace('{id}', id),
    letter: letter ?? null,
    usual: topic.usual.includes('site'),
    required: isRequired(topic.required, 'site'),
    at: at.toISOString(),
  })
  if (written.length === 0) return
  const further = sentChannels
    .filter((channel) => topic.allowed.some((allowed) => allowed === channel))
    .map((channel) => ({
      channel,
      usual: topic.usual.some((each) => each === channel),
      required: isRequired(topic.required, channel),
    }))
  const deliveries = await insertDeliveries(tx, {
    messageIds: written.map((each) => each.id),
    further,
    topic: topicName,
  })
  await addJobs(
    tx,
    deliverJob,
    deliveries
      .filter(({ status }) => status === 'waiting')
      .map((each) => ({ data: { id: each.id }, key: deliverKey(each.id) })),
  )
  const shown = written.find((each) => each.is_shown)
  if (shown) await signal(tx, shown.tenant_id, messagesTopic)
}

const isRequired = (required: readonly string[], channel: string): boolean => required.includes(channel)
