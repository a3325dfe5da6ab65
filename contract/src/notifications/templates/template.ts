import type { Permission } from '#contract/kit/route.ts'
import type { TopicName } from '../topics.ts'

/** Facts of messages; each is a placeholder in some templates. */
export const factNames = [
  'orderNo',
  'docNo',
  'amount',
  'supplierName',
  'deliveryNo',
  'carrier',
  'trackingNo',
  'receiptNo',
  'title',
  'projectNo',
  'agreementNo',
  'lastDay',
  'prices',
  'name',
  'deptName',
  'percent',
  'available',
  'time',
  'created',
  'changed',
  'failed',
  'reason',
] as const
export type FactName = (typeof factNames)[number]

/** Default template of a message; `{name}` is a placeholder. */
export interface Template {
  readonly topic: TopicName
  readonly zh: readonly [title: string, content: string]
  readonly en: readonly [title: string, content: string]
  /** Link target; `{id}` is the record's id. */
  readonly url: string
  /** Available placeholders. */
  readonly facts: readonly FactName[]
  /** Permission that the recipient must hold. */
  readonly needs?: Permission
}

export const template = (
  topic: TopicName,
  url: string,
  facts: readonly FactName[],
  zh: Template['zh'],
  en: Template['en'],
  needs?: Permission,
): Template => ({ topic, url, facts, zh, en, ...(needs === undefined ? {} : { needs }) })
