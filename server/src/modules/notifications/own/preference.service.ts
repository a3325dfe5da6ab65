import { maskMobile } from '#contract/kit/format.ts'
import { type Channel, channels } from '#contract/kit/messages.ts'
import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/notifications/preferences.ts'
import { isTopicName, type TopicName, topics } from '#contract/messages.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { addJobs } from '#kit/jobs/jobs.ts'
import { refuse } from '#kit/refusal.ts'
import { deliverJob, deliverKey } from '../delivering/deliverJob.ts'
import { releaseHeld } from '../delivering/delivery.store.ts'
import type { Link } from '../delivering/unsubscribeLink.ts'
import { channelsOf, maskEmail, topicsFor } from './preference.rules.ts'
import { findChoices, findProfile, findReach, lockProfile, putChoices, saveProfile } from './preference.store.ts'

export async function presentPreferences(db: Db, { userId, entrance }: Actor): Promise<contract.Preferences> {
  const [profile, chosen, reach] = [
    await findProfile(db, userId),
    await findChoices(db, userId),
    await findReach(db, userId),
  ]
  const names = topicsFor(entrance)
  return {
    version: profile.version,
    bell: profile.bell,
    popUp: profile.pop_up,
    digestHour: profile.digest_hour,
    choices: names.map((topic) => {
      const { category, name, allowed, required } = topics[topic]
      const [ofTopic, enName] = name
      return {
        topic,
        category,
        name: ofTopic,
        enName,
        channels: channelsOf(topic, chosen),
        allowed: [...allowed],
        required: [...required],
      }
    }),
    usual: names.map((topic) => ({ topic, channels: channelsOf(topic, []) })),
    email: maskEmail(reach?.email ?? ''),
    mobile: reach?.mobile ? maskMobile(reach.mobile) : '',
  }
}

const isAllowed = (topic: TopicName, channel: Channel): boolean => topics[topic].allowed.includes(channel)

/** Saves preferences. If the digest is turned off, held messages are sent now. */
export async function savePreferences(
  tx: Tx,
  { userId }: Actor,
  { version, bell, popUp, digestHour, choices }: Input<typeof contract.savePreferences>,
): Promise<void> {
  const before = await lockProfile(tx, userId)
  if (before.version !== version) refuse('thing.stale')
  for (const { topic, channels: chosen } of choices) {
    if (!isTopicName(topic) || chosen.some((channel) => !isAllowed(topic, channel))) refuse('message.channelNotAllowed')
  }
  await saveProfile(tx, { userId, bell, popUp, digestHour })
  const byTopic = new Map(choices.map((choice) => [choice.topic, choice.channels]))
  const all = [...byTopic].flatMap(([topic, chosen]) =>
    channels
      .filter((channel) => isAllowed(topic, channel))
      .map((channel) => ({ topic, channel, is_on: chosen.includes(channel) })),
  )
  await putChoices(tx, userId, all)
  if (digestHour !== null || before.digest_hour === null) return
  const released = await releaseHeld(tx, userId)
  await addJobs(
    tx,
    deliverJob,
    released.map((id) => ({ data: { id }, key: deliverKey(id) })),
  )
}

/** Account and topic of an unsubscribe link; refuses links of other tenants. */
export async function presentLink(db: Db, { tenantId }: Pick<Actor, 'tenantId'>, link: Link | undefined) {
  const reach = link && link.tenantId === tenantId ? await findReach(db, link.userId) : undefined
  if (!link || !reach) return refuse('message.linkInvalid')
  const { name, required } = topics[link.topic]
  const [ofTopic, enName] = name
  return {
    topic: link.topic,
    name: ofTopic,
    enName,
    email: maskEmail(reach.email),
    isRequired: required.includes('mail'),
    isOn: channelsOf(link.topic, await findChoices(db, link.userId)).includes('mail'),
  }
}

export async function setByLink(tx: Tx, actor: Actor, link: Link | undefined, isOn: boolean) {
  const { topic, isRequired } = await presentLink(tx, actor, link)
  if (isRequired) refuse('message.mailRequired')
  await putChoices(tx, link!.userId, [{ topic, channel: 'mail', is_on: isOn }])
  return presentLink(tx, actor, link)
}
