import type { IndexRuleDraft } from '#contract/agreements/indices/indexRule.ts'
import { dayOf, monthAfter } from '#contract/kit/calendar.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { createPriceIndex, recordIndexValue } from '#modules/agreements/index.ts'

const copper = { code: 'CU-SPOT', name: '电解铜现货月均价指数', source: '有色金属行业协会，每月 10 日公布上月均价' }
/** Values of the last months, the oldest first; the last month is still to come. */
const values = ['96.42', '97.1', '98.85', '101.2', '100.64', '103.9', '106.5']
const versionOf = sqlQuery('demo.priceIndexVersion', 'select version from agreements.indices where id = $id')

/** Keeps an index with its values, and answers the rule of an agreement that follows it from the month of its draft. */
export async function followedIndex(tx: Tx, operator: Actor, { now, drafted }: { now: Date; drafted: Date }) {
  const id = await createPriceIndex(tx, operator, copper)
  const first = monthAfter(dayOf(now).slice(0, 7), -values.length - 1)
  for (const [at, value] of values.entries()) {
    const { version } = await versionOf.one(tx, { id })
    await recordIndexValue(tx, { ...operator, now }, { id, version, month: monthAfter(first, at), value, reason: '' })
  }
  const rule: IndexRuleDraft = {
    indexId: id,
    baseMonth: monthAfter(dayOf(drafted).slice(0, 7), -2),
    share: '70',
    up: '8',
    down: '8',
    period: 'month',
    notice: 10,
  }
  return rule
}
