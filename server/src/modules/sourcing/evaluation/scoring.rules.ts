import { scoredCriteria, withDecimal } from '#contract/sourcing/evaluation/scoring.ts'
import type { SupplierScores, WrittenScore } from '#contract/sourcing/evaluation/scoreShapes.ts'
import type { Criterion } from '#contract/sourcing/projectDraft.ts'

const placeOf = ({ supplierId, criterion }: Pick<WrittenScore, 'supplierId' | 'criterion'>) =>
  `${supplierId} ${criterion}`

/**
 * What an expert has written, as it is kept: of each supplier that is scored one score and one comment for each
 * criterion but the price, whose score is never given. Undefined where a supplier or a criterion is none of this
 * project.
 */
export function keptScores(
  written: readonly WrittenScore[],
  supplierIds: readonly string[],
  criteria: readonly Criterion[],
): SupplierScores[] | undefined {
  const count = scoredCriteria(criteria).length
  const places = new Map(written.map((each) => [placeOf(each), each]))
  const isForeign = written.some((each) => !supplierIds.includes(each.supplierId) || each.criterion >= count)
  if (isForeign || places.size < written.length) return undefined
  const all = Array.from({ length: count }, (_, criterion) => criterion)
  return supplierIds.map((supplierId) => ({
    supplierId,
    points: all.map((criterion) => withDecimal(places.get(placeOf({ supplierId, criterion }))?.points ?? '')),
    comments: all.map((criterion) => (places.get(placeOf({ supplierId, criterion }))?.comment ?? '').trim()),
  }))
}

/** The same for the form of its expert: everything that is to be scored, written or not. */
export const writtenScores = (
  kept: readonly SupplierScores[],
  supplierIds: readonly string[],
  criteria: readonly Criterion[],
): WrittenScore[] => {
  const bySupplier = new Map(kept.map((each) => [each.supplierId, each]))
  return supplierIds.flatMap((supplierId) =>
    scoredCriteria(criteria).map((_, criterion) => ({
      supplierId,
      criterion,
      points: bySupplier.get(supplierId)?.points[criterion] ?? '',
      comment: bySupplier.get(supplierId)?.comments[criterion] ?? '',
    })),
  )
}
