import type { AgreementDetail, AgreementLine, AgreementLineDraft, CapsDraft } from '#contract/agreements/agreement.ts'
import { shortest } from '#contract/kit/money.ts'

/** Goods of a line, as far as its form names them. */
export type LineGoods = Pick<AgreementLine, 'skuId' | 'name' | 'spec' | 'unit' | 'supplierSku' | 'listPrice'> &
  Partial<Pick<AgreementLine, 'supplierName'>>

/** Lines as they are written anew. */
export const draftLines = (lines: readonly AgreementLine[]): AgreementLineDraft[] =>
  lines.map(({ skuId, price, discount, tiers, maxQty, maxAmount, position }) => ({
    skuId,
    price: shortest(price),
    tiers: tiers.map((tier) => ({ qty: tier.qty, price: shortest(tier.price) })),
    maxQty,
    maxAmount: maxAmount === null ? null : shortest(maxAmount),
    position,
    ...(discount === null ? {} : { discount: shortest(discount) }),
  }))

/** Figure as it is written in a field. */
export const shown = (amount: string | null) => (amount === null ? null : shortest(amount))

/** Caps as they are written anew. */
export const draftCaps = ({ use }: Pick<AgreementDetail, 'use'>): CapsDraft => ({
  maxAmount: shown(use.maxAmount),
  maxQty: use.maxQty,
  shares: use.shares.map(({ deptId, maxAmount, maxQty }) => ({ deptId, maxAmount: shown(maxAmount), maxQty })),
})

export const goodsOf = (lines: readonly LineGoods[]): ReadonlyMap<string, LineGoods> =>
  new Map(lines.map((line) => [line.skuId, line]))
