import { scoredCriteria, withDecimal } from '#contract/sourcing/evaluation/scoring.ts'
import type { SupplierScores, WrittenScore } from '#contract/sourcing/evaluation/scoreShapes.ts'
import type { Criterion } from '#contract/sourcing/projectDraft.ts'

const placeOf = ({ supplierId, criterion }: Pick<WrittenScore, 'supplierId' | 'criterion'>) =>
  `${supplierId} ${criterion}`

/**
 * Normalises an expert's scores: for each scored supplier one score and one comment for each criterion except the
 * price, which is computed. Undefined if a supplier or criterion does not belong to the project.
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

/** Scores for the expert's form: all suppliers and criteria, scored or not. */
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
