import { formatMoney } from '#contract/kit/format.ts'
import { shortest } from '#contract/kit/money.ts'
import type { ProductStatus } from '#contract/catalogue/products.ts'
import type { ChangeStatus } from '#contract/catalogue/productChanges.ts'
import type { ProductDraft, SkuDraft } from '#contract/catalogue/productDraft.ts'
import type { Tone } from '#web/kit/ui/StatusTag.tsx'

export const tones: Record<ProductStatus, Tone> = { new: 'mute', live: 'ok', off: 'mute' }
export const changeTones: Record<ChangeStatus, Tone> = {
  draft: 'info',
  reviewing: 'warn',
  live: 'ok',
  rejected: 'err',
  discarded: 'mute',
}

/** Message key of a product's status; one that was never on sale has the status of its first change. */
export function stateKey(status: ProductStatus, change?: ChangeStatus | null) {
  const isFirst = status === 'new' && (change === 'draft' || change === 'reviewing' || change === 'rejected')
  return isFirst ? (`products.newcomer.${change}` as const) : (`products.status.${status}` as const)
}

/** Initial values of a new SKU. */
export const blankSku: Partial<SkuDraft> = {
  marketPrice: null,
  taxRate: '13',
  minQty: 1,
  leadDays: 0,
  picture: '',
  onHand: 0,
}

/** Draft with numbers in the format of the form. */
export const asWritten = (draft: ProductDraft): ProductDraft => ({
  ...draft,
  skus: draft.skus.map((sku) => ({
    ...sku,
    listPrice: shortest(sku.listPrice),
    marketPrice: sku.marketPrice === null ? null : shortest(sku.marketPrice),
    taxRate: shortest(sku.taxRate),
  })),
})

/** Draft in a form that is read only: prices as in tables. */
export const asShown = (draft: ProductDraft): ProductDraft => ({
  ...draft,
  skus: asWritten(draft).skus.map((sku) => ({
    ...sku,
    listPrice: formatMoney(sku.listPrice),
    marketPrice: sku.marketPrice === null ? null : formatMoney(sku.marketPrice),
  })),
})
