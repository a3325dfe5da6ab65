import type { TopicName } from '../topics.ts'

/** What a message says where the tenant has written nothing else: `{name}` stands for a fact. */
export interface Template {
  readonly topic: TopicName
  readonly zh: readonly [title: string, content: string]
  readonly en: readonly [title: string, content: string]
  /** Where it leads; `{id}` is the id of the thing. */
  readonly url: string
  /** The facts that it may name. */
  readonly facts: readonly string[]
  /** The permission that its reader must hold. */
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
