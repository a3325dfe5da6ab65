import type { AgreementDraft } from '#contract/agreements/agreement.ts'
import type { IndexRule } from '#contract/agreements/indices/indexRule.ts'
import { shortest, units } from '#contract/kit/money.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import type { AgreementDocument, LineRow } from '../agreement.store.ts'
import { isFollowed } from './index.rules.ts'
import { currentValues, priceIndices, type RuleColumns } from './index.store.ts'

const none: RuleColumns = {
  index_id: null,
  index_base_month: null,
  index_share: null,
  index_up: null,
  index_down: null,
  index_period: null,
  index_notice: null,
}

/** Columns of the rule of a draft whose prices follow an index; refuses an index without the value of its base month. */
export async function indexTermsOf(tx: Tx, { priceRule, index = null }: AgreementDraft): Promise<RuleColumns> {
  if (priceRule !== 'index') return none
  if (index === null || units(index.share) === 0n) return refuse('agreement.index')
  const row = await priceIndices.findIfThere(tx, index.indexId)
  if (!row || row.disabled) refuse('agreement.indexGone')
  const [base] = await currentValues(tx, index.indexId, [index.baseMonth])
  if (!base) refuse('agreement.indexBase', { month: index.baseMonth })
  return {
    index_id: index.indexId,
    index_base_month: index.baseMonth,
    index_share: index.share,
    index_up: index.up,
    index_down: index.down,
    index_period: index.period,
    index_notice: index.notice,
  }
}

/**
 * Base of prices that people change in an agreement that follows an index: the last value that it follows. Lines whose price
 * stays keep theirs.
 */
export async function baseOfChange(
  tx: Tx,
  { index_id: indexId, index_base_month: baseMonth, index_period: period }: Pick<AgreementDocument, keyof RuleColumns>,
  lines: readonly LineRow[],
) {
  if (indexId === null || baseMonth === null || period === null) return undefined
  const last = (await currentValues(tx, indexId)).find(({ month }) => month >= baseMonth && isFollowed(month, period))
  return { month: last?.month ?? baseMonth, lines }
}

/** Values of the last months that pages show. */
const shownMonths = 24

/** Rule of an agreement with the values of its index; null: its prices follow none. */
export async function presentIndexRule(db: Db, row: RuleColumns): Promise<IndexRule | null> {
  const { index_id: indexId, index_base_month: baseMonth } = row
  if (indexId === null || baseMonth === null) return null
  const { code, name, source } = await priceIndices.find(db, indexId)
  const values = await currentValues(db, indexId)
  const shown = values.filter(({ month }, at) => at < shownMonths - 1 || month === baseMonth).slice(0, shownMonths)
  return {
    indexId,
    baseMonth,
    share: shortest(row.index_share!),
    up: row.index_up!,
    down: row.index_down!,
    period: row.index_period!,
    notice: row.index_notice!,
    code,
    name,
    source,
    values: shown.map(({ month, value, revision }) => ({ month, value: shortest(value), isCorrected: revision > 1 })),
  }
}
