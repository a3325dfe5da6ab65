import {
  type Channel,
  channels,
  type Topic,
  type TopicName,
  topicNames,
  topics,
} from '#contract/notifications/topics.ts'

/** The topics of which the people of an entrance get messages. */
export const topicsFor = (entrance: string): readonly TopicName[] =>
  topicNames.filter((name) => topics[name].entrances.some((each) => each === entrance))

interface Chosen {
  readonly topic: TopicName
  readonly channel: Channel
  readonly is_on: boolean
}

/**
 * The channels that a topic takes for somebody: what is required always, else what they have chosen, else what is
 * usual.
 */
export function channelsOf(name: TopicName, chosen: readonly Chosen[]): Channel[] {
  const { allowed, usual, required }: Topic = topics[name]
  return channels.filter(
    (channel) =>
      allowed.includes(channel) &&
      (required.includes(channel) ||
        (chosen.find((each) => each.topic === name && each.channel === channel)?.is_on ?? usual.includes(channel))),
  )
}

/** `l***@example.com`: enough to recognise one's own address. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '' : `${String.fromCodePoint(email.codePointAt(0)!)}***${email.slice(at)}`
}
