import { useState } from 'react'
import { type AgreementLineDraft, maxAgreementLines } from '#contract/agreements/agreement.ts'
import { shortest } from '#contract/kit/money.ts'
import type { FormRows } from '#web/kit/form/formPart.ts'
import { GoodsDialog } from './GoodsDialog.tsx'
import type { LineGoods } from './lines.ts'
import { SheetDialog, type SheetLine } from './SheetDialog.tsx'

/** Supplier whose goods can be added. */
export interface LineSupplier {
  readonly id: string
  readonly name: string
}

export interface LineSources {
  readonly suppliers: readonly LineSupplier[]
  /** Supplier whose goods are added next; undefined: none is chosen. */
  readonly supplier: LineSupplier | undefined
  readonly onSupplier: (id: string) => void
  /** Goods that were added since the form was opened. */
  readonly added: ReadonlyMap<string, LineGoods>
  readonly choose: () => void
  readonly importSheet: () => void
}

/**
 * Sources of lines: goods of a supplier one by one, or a workbook. Their dialogs have forms of their own, so they are
 * rendered beside the form of the agreement, not in it.
 */
export function useLineSources(
  suppliers: readonly LineSupplier[],
  { items, add }: FormRows<AgreementLineDraft>,
  isBelowList: boolean,
) {
  const [chosen, setChosen] = useState<string>()
  const supplier = suppliers.find(({ id }) => id === chosen) ?? suppliers[0]
  const [source, setSource] = useState<'goods' | 'sheet'>()
  const [added, setAdded] = useState<ReadonlyMap<string, LineGoods>>(new Map())
  const taken = new Set(items.map(({ values }) => values.skuId))
  const close = () => setSource(undefined)
  const onChoose = (goods: LineGoods) => {
    setAdded((before) => new Map(before).set(goods.skuId, { ...goods, supplierName: supplier?.name ?? '' }))
    // The server computes prices below the list price.
    const price = isBelowList ? { price: shortest(goods.listPrice), discount: null } : {}
    add({ skuId: goods.skuId, ...price, tiers: [], maxQty: null, maxAmount: null })
  }
  const onLines = (lines: readonly SheetLine[]) => {
    setAdded(
      (before) =>
        new Map([
          ...before,
          ...lines.map((line) => [line.skuId, { ...line, supplierName: supplier?.name ?? '' }] as const),
        ]),
    )
    const fresh = lines.filter(({ skuId }) => !taken.has(skuId)).slice(0, maxAgreementLines - items.length)
    for (const { skuId, price, tiers, maxQty, maxAmount } of fresh) add({ skuId, price, tiers, maxQty, maxAmount })
  }
  const sources: LineSources = {
    added,
    suppliers,
    supplier,
    onSupplier: setChosen,
    choose: () => setSource('goods'),
    importSheet: () => setSource('sheet'),
  }
  const dialog =
    supplier === undefined || source === undefined ? null : source === 'goods' ? (
      <GoodsDialog supplierId={supplier.id} taken={taken} onChoose={onChoose} onClose={close} />
    ) : (
      <SheetDialog supplierId={supplier.id} onLines={onLines} onClose={close} />
    )
  return { sources, dialog }
}
