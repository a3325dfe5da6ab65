import { topics } from '#contract/messages.ts'
import type { JobContext } from '#kit/jobs/jobs.ts'
import type { Push } from '#kit/push/push.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { removeSubscription } from '../push/subscription.store.ts'
import { type DeliveryFacts, type Outcome, sent, skipped } from './delivery.store.ts'

const everyMessage = '/allMessage'

/**
 * Sends a push notification to one browser, with the subject and the topic of the message. The text is not sent,
 * because it may contain amounts. If sent again after a crash it has the same tag, so the browser replaces it.
 */
export async function sendPush(
  { database, tenantId }: JobContext,
  facts: DeliveryFacts,
  push: Push | undefined,
): Promise<Outcome> {
  if (!push) return skipped('notConfigured')
  const { id, lang, topic, endpoint, p256dh, auth } = facts
  if (endpoint === null || p256dh === null || auth === null || topic === null) return skipped('unsubscribed')
  // Messages that were already read are not sent.
  if (!facts.hasOpenAccount || facts.read_at !== null) return skipped('outdated')
  const { shortName } = await database.read(tenantId, (db) => readSettings(db, 'shortName'))
  const at = lang === 'en' ? 1 : 0
  const outcome = await push.send({
    tenantId,
    id,
    to: { endpoint, p256dh, auth },
    content: {
      title: (lang === 'en' ? facts.title_en : facts.title_zh) ?? '',
      text: `${topics[topic].name[at]} · ${shortName}`,
      url: facts.url || everyMessage,
      tag: facts.message_id ?? id,
    },
  })
  if (outcome === 'sent') return sent
  if (outcome !== 'gone') return { status: 'failed', reason: `push ${outcome}` }
  await database.write(tenantId, (tx) => removeSubscription(tx, facts.receiver_id, endpoint))
  return skipped('unsubscribed')
}
