import type { SuiteId } from '#sealing/suites/suite.ts'
import { type ScoreReceipt, type ScoreSheet, signScoreReceipt } from '#sealing/scoring/scoreReceipt.ts'
import type { Platform } from '../seal/platform.ts'
import type { CountedRow } from '../scores/sheet.store.ts'

/** Submitted scores in the form of the audit file: suppliers by pseudonym, without comments. */
export const sheetOf = (
  suite: SuiteId,
  projectId: string,
  { no, submission, at, scores }: Pick<CountedRow, 'no' | 'submission' | 'at' | 'scores'>,
  { subjectOf }: Platform,
): ScoreSheet => ({
  expert: no,
  no: submission,
  at: at.toISOString(),
  scores: scores.map(({ supplierId, points }) => ({ subject: subjectOf(suite, projectId, supplierId), points })),
})

/** Score receipt: lets an expert prove later that the scores are as submitted. */
export const receiptOf = (
  suite: SuiteId,
  projectId: string,
  row: CountedRow,
  platform: Platform,
): Promise<ScoreReceipt> =>
  signScoreReceipt(platform.signers[suite], projectId, sheetOf(suite, projectId, row, platform))
