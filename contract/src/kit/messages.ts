import type { Entrance } from './entrance.ts'
import { OneOf, type Static } from './schema.ts'

/** Messages that a module sends: users choose channels by topic; the message page groups topics by category. */

export const categories = ['approval', 'sourcing', 'order', 'agreement', 'budget', 'notice', 'system'] as const
export const Category = OneOf(categories)
export type Category = Static<typeof Category>

export const channels = ['site', 'mail', 'sms', 'push'] as const
export const Channel = OneOf(channels)
export type Channel = Static<typeof Channel>

export interface Topic {
  /** `bizChildType` on the wire. */
  readonly code: string
  readonly category: Category
  readonly name: readonly [zh: string, en: string]
  /** Entrances whose users receive the messages. */
  readonly entrances: readonly Entrance[]
  /** Allowed channels, default channels, and channels that cannot be turned off. */
  readonly allowed: readonly Channel[]
  readonly usual: readonly Channel[]
  readonly required: readonly Channel[]
}

/** Placeholders of a template: the name of each, and its text in previews, which may be the same in both languages. */
export type Facts = Readonly<Record<string, readonly [zh: string, en: string, sample: string, enSample?: string]>>

/** Default template of a message; `{name}` is a placeholder. */
export interface Template {
  /** Name of a topic, of this or another module. */
  readonly topic: string
  readonly zh: readonly [title: string, content: string]
  readonly en: readonly [title: string, content: string]
  /** Link target; `{id}` is the record's id. */
  readonly url: string
  readonly facts: Facts
  /** Permission that the recipient must hold. */
  readonly needs?: string
}

/** Messages of a module's manifest. Its server side says which event sends which template to whom. */
export interface MessageParts {
  readonly topics?: Readonly<Record<string, Topic>>
  readonly templates: Readonly<Record<string, Template>>
}

export const site: readonly Channel[] = ['site']
export const byMail: readonly Channel[] = ['site', 'mail']
export const byAll: readonly Channel[] = ['site', 'mail', 'sms']
export const everybody: readonly Entrance[] = ['purchaser', 'supplier', 'operator', 'agency', 'expert', 'supervisor']

export const topic = (
  code: string,
  category: Category,
  name: readonly [zh: string, en: string],
  entrances: readonly Entrance[],
  [allowed, usual, required = []]: readonly [
    allowed: readonly Channel[],
    usual: readonly Channel[],
    required?: readonly Channel[],
  ],
): Topic => ({
  code,
  category,
  name,
  entrances,
  allowed: [...allowed, 'push'],
  // Topics sent by mail are also pushed to browsers with notifications turned on.
  usual: usual.includes('mail') ? [...usual, 'push'] : usual,
  required,
})

export const template = (
  topicName: string,
  url: string,
  facts: Facts,
  zh: Template['zh'],
  en: Template['en'],
  needs?: string,
): Template => ({ topic: topicName, url, facts, zh, en, ...(needs === undefined ? {} : { needs }) })
