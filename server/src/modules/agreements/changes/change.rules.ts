import { type ChangeStatus, changeStatusNames, type LineChange } from '#contract/agreements/agreement.ts'
import type { Tier } from '#contract/catalogue/goods.ts'
import { flow } from '#kit/flow.ts'
import { areSameTiers } from '../prices/price.rules.ts'

/** Flow of a change; the agreement's flow says who may move it. */
export const changeFlow = flow<
  { readonly status: ChangeStatus },
  ChangeStatus,
  'approve' | 'reject' | 'expireApproval' | 'confirm' | 'decline' | 'withdraw'
>(
  {
    approve: { from: ['20'], to: '30', needs: 'owner' },
    reject: { from: ['20'], to: '90', needs: 'owner' },
    expireApproval: { from: ['20'], to: '90', needs: 'system' },
    confirm: { from: ['30'], to: '40', needs: 'owner' },
    decline: { from: ['30'], to: '90', needs: 'owner' },
    withdraw: { from: ['20', '30'], to: '90', needs: 'owner' },
  },
  changeStatusNames,
)

interface Agreed {
  readonly sku_id: string
  readonly name: string
  readonly unit: string
  readonly price: string
  readonly tiers: Tier[]
  readonly max_qty: number | null
  readonly max_amount: string | null
  readonly position: string
  readonly discount: string | null
}

const isSame = (before: Agreed | undefined, after: Agreed | undefined): boolean =>
  before?.price === after?.price &&
  before?.max_qty === after?.max_qty &&
  before?.max_amount === after?.max_amount &&
  before?.position === after?.position &&
  before?.discount === after?.discount &&
  areSameTiers(before?.tiers ?? [], after?.tiers ?? [])

/** What differs between two revisions, by goods. */
export function changedLines(before: readonly Agreed[], after: readonly Agreed[]): LineChange[] {
  const [old, fresh] = [before, after].map((lines) => new Map(lines.map((line) => [line.sku_id, line])))
  return [...new Set([...fresh!.keys(), ...old!.keys()])].flatMap((skuId) => {
    const [was, is] = [old!.get(skuId), fresh!.get(skuId)]
    const { name, unit } = (is ?? was)!
    if (isSame(was, is)) return []
    return {
      skuId,
      name,
      unit,
      priceBefore: was?.price ?? null,
      priceAfter: is?.price ?? null,
      tiersBefore: was?.tiers ?? [],
      tiersAfter: is?.tiers ?? [],
      maxBefore: was?.max_qty ?? null,
      maxAfter: is?.max_qty ?? null,
      amountBefore: was?.max_amount ?? null,
      amountAfter: is?.max_amount ?? null,
    }
  })
}
