import { units } from '#contract/kit/money.ts'
import { type ProductAction, type ProductStatus, productStatusNames } from '#contract/catalogue/products.ts'
import {
  type ChangeAction,
  type ChangeStatus,
  changeStatusNames,
  type ReviewReason,
} from '#contract/catalogue/productChanges.ts'
import type { ProductDraft, SkuDraft } from '#contract/catalogue/productDraft.ts'
import { flow, type Requirement } from '#kit/flow.ts'
import { isSame } from './draft.rules.ts'

interface Owned {
  readonly supplier_id: string
}
const isOwn: Requirement<Owned> = {
  holds: ({ supplier_id: owner }, { supplierId }) => owner === supplierId,
  otherwise: 'thing.notAllowed',
}

export interface ProductFacts extends Owned {
  readonly status: ProductStatus
}
export const productFlow = flow<ProductFacts, ProductStatus, ProductAction>(
  {
    putOn: { from: ['off'], to: 'live', needs: 'product.manage', only: isOwn },
    takeOff: { from: ['live'], to: 'off', needs: 'product.manage', only: isOwn },
  },
  productStatusNames,
)

export interface ChangeFacts extends Owned {
  readonly status: ChangeStatus
  readonly reasons: readonly ReviewReason[]
}
/** Changes without review reasons go live when submitted. */
const afterSubmit = ({ reasons }: ChangeFacts): ChangeStatus => (reasons.length > 0 ? 'reviewing' : 'live')

export const changeFlow = flow<ChangeFacts, ChangeStatus, ChangeAction>(
  {
    submit: {
      from: ['draft', 'rejected'],
      to: afterSubmit,
      into: ['reviewing', 'live'],
      needs: 'product.manage',
      only: isOwn,
    },
    withdraw: { from: ['reviewing'], to: 'draft', needs: 'product.manage', only: isOwn },
    discard: { from: ['draft', 'rejected'], to: 'discarded', needs: 'product.manage', only: isOwn },
    agree: { from: ['reviewing'], to: 'live', needs: 'product.review' },
    reject: { from: ['reviewing'], to: 'rejected', needs: 'product.review' },
  },
  changeStatusNames,
)

/** Review policy of a tenant: configuration `productReview` ('0': off) and `priceRiseReview` (percent). */
export interface ReviewPolicy {
  readonly reviews: boolean
  readonly rise: string
  /** Whether goods without a list price need no review; default: they do. */
  readonly mayLackPrice?: boolean
}

const risesBy = (before: string, after: string, percent: string) =>
  units(after) * 1_000_000n > units(before) * (1_000_000n + units(percent))

/** Reasons for a review; empty: none is needed. */
export function reviewReasons(policy: ReviewPolicy, before: ProductDraft | null, after: ProductDraft): ReviewReason[] {
  const reasons: ReviewReason[] = []
  if (policy.reviews && !before) reasons.push('new')
  if (policy.reviews && before && !isSame(unpriced(before), unpriced(after))) reasons.push('content')
  const prices = new Map(before?.skus.map((sku) => [sku.supplierSku, sku.listPrice]))
  const rises = ({ supplierSku, listPrice }: SkuDraft) =>
    prices.has(supplierSku) && risesBy(prices.get(supplierSku)!, listPrice, policy.rise)
  if (after.skus.some(rises)) reasons.push('priceRise')
  const isFree = (price: string | undefined) => price !== undefined && units(price) === 0n
  const becomesFree = ({ supplierSku, listPrice }: SkuDraft) => isFree(listPrice) && !isFree(prices.get(supplierSku))
  if (!policy.mayLackPrice && after.skus.some(becomesFree)) reasons.push('zeroPrice')
  return reasons
}

const unpriced = (draft: ProductDraft): ProductDraft => ({
  ...draft,
  skus: draft.skus.map((sku) => ({ ...sku, listPrice: '0', marketPrice: null })),
})
