import { dayOf, monthsBetween } from '#contract/kit/calendar.ts'
import type { InsightFilter } from '#contract/insight/filter.ts'
import type { Statistic, StatisticTopic } from '#contract/insight/statistics.ts'
import type { Db } from '#kit/database/database.ts'
import { formerSpan, type Reader, spanOf } from '../scope.rules.ts'
import { scopeOf } from '../scope.service.ts'
import { stockReaderOf } from '../stock/stockReader.service.ts'
import { readStockStatistic } from '../stock/stock.statistics.ts'
import { readApprovals, readBudgets, readDeliveries } from './other.statistics.ts'
import { readSourcing } from './sourcing.statistics.ts'
import { readPurchase, readSuppliers } from './spend.statistics.ts'
import type { KindNames, Reads } from './tables.ts'

const reads: Reads = {
  purchase: readPurchase,
  supplier: readSuppliers,
  sourcing: readSourcing,
  budget: readBudgets,
  approval: readApprovals,
  logistics: readDeliveries,
  stock: readStockStatistic,
}

/** Figures and tables of a statistic, within what the actor may see. */
export async function readStatistic(
  db: Db,
  actor: Reader,
  topic: StatisticTopic,
  filter: InsightFilter,
  kindNames: KindNames,
): Promise<Statistic> {
  const today = dayOf(actor.now)
  const { deptId, categoryId, supplierId, procedure } = filter
  const { id: scope, name } = await scopeOf(db, actor, deptId)
  const parts = { scope, categoryId, supplierId, procedure }
  const until = filter.until < today ? filter.until : filter.since > today ? filter.since : today
  const { figures, tables } = await reads[topic]({
    db,
    filter,
    span: { ...parts, ...spanOf(filter, today) },
    former: { ...parts, ...formerSpan(filter, today) },
    months: monthsBetween(filter.since.slice(0, 7), until.slice(0, 7)),
    today,
    kindNames,
    stock: stockReaderOf(actor),
  })
  return { asOf: actor.now.toISOString(), deptName: name, figures, tables }
}
