import { decimal, units } from '#contract/kit/money.ts'
import { maxItems, type ProjectItemDraft } from '#contract/sourcing/projectDraft.ts'

export type Item = Partial<ProjectItemDraft>

export const blankItem: ProjectItemDraft = {
  name: '',
  spec: '',
  unit: '',
  quantity: '',
  budgetPrice: '',
  needDate: null,
  remark: '',
  skuId: null,
}

const isBlank = (value: Item[keyof Item]): boolean => value === '' || value === null || value?.length === 0

/** Whether a row is empty. */
export const isBlankItem = (item: Item): boolean => Object.values(item).every(isBlank)

/** Items up to the maximum, and whether all of them fit. */
export const limited = (items: readonly Item[]): { readonly items: readonly Item[]; readonly isWhole: boolean } => ({
  items: items.slice(0, maxItems),
  isWhole: items.length <= maxItems,
})

/** Typed number; zero if it is not one yet. */
function figure(text: string | undefined): bigint {
  try {
    return text ? units(text) : 0n
  } catch {
    return 0n
  }
}

const amountIn = ({ quantity, budgetPrice }: Item): bigint =>
  (figure(quantity) * figure(budgetPrice) + 5_000n) / 10_000n

/** Expected amount of an item; null without a price. */
export const amountOf = (item: Item): string | null => (figure(item.budgetPrice) > 0n ? decimal(amountIn(item)) : null)

export interface ItemTotals {
  readonly count: number
  /** Total quantity as decimal text without trailing zeros. */
  readonly quantity: string
  /** Common unit of all items, otherwise empty. */
  readonly unit: string
  /** Expected amount of items with a price. */
  readonly amount: string
}

export function totalsOf(items: readonly Item[]): ItemTotals {
  const filled = items.filter((item) => !isBlankItem(item))
  const named = new Set(filled.map(({ unit = '' }) => unit))
  const quantity = decimal(
    filled.reduce((all, each) => all + figure(each.quantity), 0n),
    4,
  )
  return {
    count: filled.length,
    quantity: quantity.replace(/\.?0+$/, ''),
    unit: named.size === 1 ? [...named][0]! : '',
    amount: decimal(filled.reduce((all, item) => all + amountIn(item), 0n)),
  }
}
