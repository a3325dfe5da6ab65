import { type Channel, channels } from '#contract/kit/messages.ts'
import { type TopicName, topicNames, topics } from '#contract/messages.ts'

/** Topics of an entrance. */
export const topicsFor = (entrance: string): readonly TopicName[] =>
  topicNames.filter((name) => topics[name].entrances.some((each) => each === entrance))

interface Chosen {
  readonly topic: TopicName
  readonly channel: Channel
  readonly is_on: boolean
}

/** Channels of a topic for a person: required ones, and the chosen or default ones. */
export function channelsOf(name: TopicName, chosen: readonly Chosen[]): Channel[] {
  const { allowed, usual, required } = topics[name]
  return channels.filter(
    (channel) =>
      allowed.includes(channel) &&
      (required.includes(channel) ||
        (chosen.find((each) => each.topic === name && each.channel === channel)?.is_on ?? usual.includes(channel))),
  )
}

/** Masked as `l***@example.com`: recognisable by its owner. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '' : `${String.fromCodePoint(email.codePointAt(0)!)}***${email.slice(at)}`
}
