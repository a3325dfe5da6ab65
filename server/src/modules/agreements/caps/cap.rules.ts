import type { CapsDraft, ShareDraft } from '#contract/agreements/agreement.ts'
import type { CapChange } from '#contract/agreements/agreementUse.ts'
import { compare, minus, sum, units } from '#contract/kit/money.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { OwnedCap } from '#modules/catalogue/index.ts'

const isZero = ({ maxAmount }: Pick<ShareDraft, 'maxAmount'>) => maxAmount !== null && units(maxAmount) === 0n

/**
 * What makes caps invalid, or false: shares have the figures that the agreement has, and add up to no more. Whether their
 * departments are those of the agreement is looked at elsewhere.
 */
export function violationOfCaps({ maxAmount, maxQty, shares }: CapsDraft): RefusalCode | false {
  if ([{ maxAmount }, ...shares].some(isZero)) return 'agreement.capZero'
  if (new Set(shares.map(({ deptId }) => deptId)).size < shares.length) return 'agreement.shareDepartment'
  if (shares.length > 0 && maxAmount === null && maxQty === null) return 'agreement.shareFigures'
  if (shares.some((share) => (share.maxAmount === null) !== (maxAmount === null))) return 'agreement.shareFigures'
  if (shares.some((share) => (share.maxQty === null) !== (maxQty === null))) return 'agreement.shareFigures'
  const isTooMuch = maxAmount !== null && compare(amountOf(shares), maxAmount) > 0
  return (isTooMuch || (maxQty !== null && piecesOf(shares) > maxQty)) && 'agreement.shares'
}

const amountOf = (shares: readonly ShareDraft[]) => sum(shares.map(({ maxAmount }) => maxAmount ?? '0'))
const piecesOf = (shares: readonly ShareDraft[]) => shares.reduce((all, { maxQty }) => all + (maxQty ?? 0), 0)

interface CapRow {
  readonly dept_id: string | null
  readonly max_amount: string | null
  readonly max_qty: number | null
}

/** Rows of caps as they are written. */
export const capRowsOf = ({ maxAmount, maxQty, shares }: CapsDraft): CapRow[] =>
  maxAmount === null && maxQty === null
    ? []
    : [
        { dept_id: null, max_amount: maxAmount, max_qty: maxQty },
        ...shares.map((share) => ({ dept_id: share.deptId, max_amount: share.maxAmount, max_qty: share.maxQty })),
      ]

/** Caps as orders count against them: the departments without a share have what is left of the whole. */
export function ownedCaps(rows: readonly CapRow[]): OwnedCap[] {
  const shares = rows
    .filter(({ dept_id: deptId }) => deptId !== null)
    .map((row) => ({ deptId: row.dept_id!, maxAmount: row.max_amount, maxQty: row.max_qty }))
  return rows.map(({ dept_id: deptId, max_amount: maxAmount, max_qty: maxQty }) =>
    deptId === null
      ? {
          deptId,
          maxAmount: maxAmount === null ? null : minus(maxAmount, amountOf(shares)),
          maxQty: maxQty === null ? null : maxQty - piecesOf(shares),
        }
      : { deptId, maxAmount, maxQty },
  )
}

interface NamedCap extends CapRow {
  readonly dept_name: string | null
}

/** What differs between the caps of two revisions. */
export function changedCaps(before: readonly NamedCap[], after: readonly NamedCap[]): CapChange[] {
  const [old, fresh] = [before, after].map((rows) => new Map(rows.map((row) => [row.dept_id, row])))
  return [...new Set([...fresh!.keys(), ...old!.keys()])].flatMap((deptId) => {
    const [was, is] = [old!.get(deptId), fresh!.get(deptId)]
    const change = {
      deptName: (is ?? was)!.dept_name ?? '',
      amountBefore: was?.max_amount ?? null,
      amountAfter: is?.max_amount ?? null,
      maxBefore: was?.max_qty ?? null,
      maxAfter: is?.max_qty ?? null,
    }
    return change.amountBefore === change.amountAfter && change.maxBefore === change.maxAfter ? [] : change
  })
}
