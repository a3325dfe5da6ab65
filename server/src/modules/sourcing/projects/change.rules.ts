import { shortest } from '#contract/kit/money.ts'
import type { Input } from '#contract/kit/route.ts'
import type { changeProject } from '#contract/sourcing/projectChanges.ts'
import type { ChangeNotice } from '#contract/sourcing/projectNotice.ts'
import type { Timetable } from '#contract/sourcing/schedule.ts'
import type { ProjectItem } from '#contract/sourcing/projects.ts'

type Changes = ChangeNotice['changes']
type Times = Omit<Timetable, 'audit' | 'publishAt'> & { readonly questionEndAt?: string | null }
const timeFields = [
  'enrolBeginAt',
  'enrolEndAt',
  'questionEndAt',
  'quoteBeginAt',
  'quoteEndAt',
  'negotiationEndAt',
] as const

/** Changed times as ISO 8601 text, which pages format for their readers. */
export const changedTimes = (before: Times, after: Times): Changes =>
  timeFields.flatMap((field) => {
    const [was, is] = [before[field] ?? '', after[field] ?? '']
    return was === is || !(field in after) ? [] : [{ field, subject: '', before: was, after: is }]
  })

/** First deadline that would become earlier than announced. */
export const earlierTime = (before: Times, after: Times): (typeof timeFields)[number] | undefined =>
  timeFields.find((field) => {
    const [was, is] = [before[field], after[field]]
    return typeof was === 'string' && (typeof is !== 'string' || Date.parse(is) < Date.parse(was))
  })

/** First deadline that had already passed when it was moved. */
export const movedTooLate = (before: Times, after: Times, now: Date): (typeof timeFields)[number] | undefined =>
  timeFields.find((field) => {
    const [was, is] = [before[field], after[field]]
    return typeof was === 'string' && was !== is && Date.parse(was) <= now.getTime()
  })

type Changed = Input<typeof changeProject>

/** Changes of existing items: quantity, specification and delivery date. */
export function changedItems(items: readonly Omit<ProjectItem, 'demands'>[], changed: Changed['items']): Changes {
  const known = new Map(items.map((item) => [item.id, item]))
  return changed.flatMap(({ id, quantity, spec, needDate }) => {
    const item = known.get(id)
    if (!item) return []
    const pairs: readonly (readonly [string, string, string])[] = [
      ['quantity', `${item.quantity} ${item.unit}`, `${shortest(quantity)} ${item.unit}`],
      ['spec', item.spec, spec],
      ['needDate', item.needDate ?? '', needDate ?? ''],
    ]
    return pairs
      .filter(([, before, after]) => before !== after)
      .map(([field, before, after]) => ({ field, subject: item.name, before, after }))
  })
}

/** Whether the changes require new quotes: of quantity or specification. */
export const isRewritten = (changes: Changes): boolean =>
  changes.some(({ field }) => field === 'quantity' || field === 'spec')

const hour = 3_600_000
/** Whether suppliers would have less than this time to confirm or rewrite their quotes. */
export const isTooNear = (quoteEndAt: string | null, now: Date, hours: number): boolean =>
  quoteEndAt !== null && Date.parse(quoteEndAt) - now.getTime() < hours * hour

export const changedPlace = (before: string, { deliveryAddress: after }: Changed): Changes =>
  before === after ? [] : [{ field: 'deliveryAddress', subject: '', before, after }]
