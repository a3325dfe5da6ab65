import { shortest, sum, times, units } from '#contract/kit/money.ts'
import { maxPlanLines, type Plan, type PlanLine, type PlanLineDraft } from '#contract/plans/plan.ts'
import type { Item } from '#web/modules/sourcing/projects/items/items.ts'

export type DraftLine = Partial<PlanLineDraft>

export const blankLine: PlanLineDraft = {
  skuId: null,
  name: '',
  spec: '',
  unit: '',
  quantity: 0,
  price: '',
  needDate: null,
  subject: '',
  reason: '',
}

const draftOf = (line: PlanLine): PlanLineDraft => ({
  skuId: line.skuId,
  name: line.name,
  spec: line.spec,
  unit: line.unit,
  quantity: line.quantity,
  price: line.price === null ? '' : shortest(line.price),
  needDate: line.needDate,
  subject: line.subject,
  reason: line.reason,
})

/** Lines of a plan as its form has them. */
export const writtenOf = ({ lines }: Pick<Plan, 'lines'>) => ({ lines: lines.map(draftOf) })

/** Adds goods that are not in the plan yet, up to the maximum. */
export function withGoods(lines: readonly DraftLine[], items: readonly Item[]): DraftLine[] {
  const known = new Set(lines.map(({ skuId }) => skuId))
  const added = items
    .filter(({ skuId }) => !known.has(skuId ?? null))
    .map(({ skuId = null, name = '', spec = '', unit = '', quantity = '0', budgetPrice = '' }) => ({
      ...blankLine,
      skuId,
      name,
      spec,
      unit,
      quantity: Number.parseInt(quantity, 10) || 0,
      price: budgetPrice,
    }))
  return [...lines, ...added].slice(0, maxPlanLines)
}

/** Adds lines of a workbook: goods that are not in the plan yet, and all in words, up to the maximum. */
export function withLines(lines: readonly DraftLine[], added: readonly PlanLineDraft[]): DraftLine[] {
  const known = new Set(lines.map(({ skuId }) => skuId).filter(Boolean))
  return [...lines, ...added.filter(({ skuId }) => !known.has(skuId))].slice(0, maxPlanLines)
}

const priced = /^\d{1,8}(\.\d{1,4})?$/

/** Expected amount of a line; nothing without a valid price. */
export const amountOf = ({ price = '', quantity = 0 }: DraftLine): string =>
  priced.test(price) && units(price) > 0n && Number.isInteger(quantity) && quantity > 0
    ? times(price, quantity)
    : '0.00'

export const totalOf = (lines: readonly DraftLine[]): string => sum(lines.map(amountOf))
