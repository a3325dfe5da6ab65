import type { TopicName } from '../topics.ts'

/** Default template of a message; `{name}` is a placeholder. */
export interface Template {
  readonly topic: TopicName
  readonly zh: readonly [title: string, content: string]
  readonly en: readonly [title: string, content: string]
  /** Link target; `{id}` is the record's id. */
  readonly url: string
  /** Available placeholders. */
  readonly facts: readonly string[]
  /** Permission that the recipient must hold. */
  readonly needs?: string
}

export const template = (
  topic: TopicName,
  url: string,
  facts: readonly string[],
  zh: Template['zh'],
  en: Template['en'],
  needs?: string,
): Template => ({ topic, url, facts, zh, en, ...(needs === undefined ? {} : { needs }) })
