import { Id, Instant, List, Maybe, Note, shape, type Static, Type } from '#contract/kit/schema.ts'
import { maxCriteria, maxExperts, maxInvited } from '../projectDraft.ts'

/** Pattern of a score input: 0 to 100 with one decimal, or empty. */
export const pointsPattern = '^(100(\\.0)?|(0|[1-9][0-9]?)(\\.[0-9])?)?$'
/** Score of one supplier by one criterion; the index counts criteria other than the price. */
export const WrittenScore = shape({
  supplierId: Id,
  criterion: Type.Integer({ minimum: 0, maximum: maxCriteria - 1 }),
  points: Type.String({ pattern: pointsPattern, description: '0 to 100, one decimal; empty if missing' }),
  comment: Note(500),
})
export type WrittenScore = Static<typeof WrittenScore>
export const WrittenScores = List(WrittenScore, maxInvited * maxCriteria)

/** Scores of one supplier: score and comment for each criterion except the price, in order. */
export const SupplierScores = shape({
  supplierId: Id,
  points: List(Type.String(), maxCriteria),
  comments: List(Type.String(), maxCriteria),
})
export type SupplierScores = Static<typeof SupplierScores>

/** Submitted scores of one expert. */
export const ExpertScores = shape({
  no: Type.Integer({ description: 'pseudonym of the expert in public documents' }),
  userId: Id,
  name: Type.String(),
  submittedAt: Instant,
  scores: List(SupplierScores),
})
export type ExpertScores = Static<typeof ExpertScores>

/** Result of a supplier: score by criterion, weighted total, and rank. */
export const SupplierTotal = shape({
  supplierId: Id,
  quoteId: Id,
  total: Type.String({ description: 'comparison price; omitted items are counted at the highest offer' }),
  points: List(Type.String(), maxCriteria),
  score: Type.String(),
  rank: Type.Integer(),
})
export type SupplierTotal = Static<typeof SupplierTotal>

/** Scores of a project after scoring has closed, best supplier first. */
export const ProjectScores = shape({
  closedAt: Instant,
  closedReason: Type.String({ description: 'empty if all experts had submitted' }),
  experts: List(ExpertScores, maxExperts),
  suppliers: List(SupplierTotal),
})
export type ProjectScores = Static<typeof ProjectScores>

/** Score receipt file; `baicai audit` and the verification page compare it with the audit file. */
export const ScoreReceiptFile = shape({
  body: shape({
    v: Type.Literal(1),
    projectId: Id,
    expert: Type.Integer(),
    no: Type.Integer(),
    at: Instant,
    scores: List(shape({ subject: Type.String(), points: List(Type.String(), maxCriteria) })),
  }),
  sig: Type.String(),
})
export const MaybeReceipt = Maybe(ScoreReceiptFile)
