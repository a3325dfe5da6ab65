import type { Hex } from '../bytes/bytes.ts'
import { isSigned, type Signer, signRecord } from '../suites/signature.ts'
import type { SuiteId } from '../suites/suite.ts'

/** Submitted scores of an expert, by supplier pseudonym: one for every criterion except the price. */
export interface ScoreSheet {
  /** Number of the expert in this project; only the full profile contains the name. */
  readonly expert: number
  /** Number of the submission, incremented each time the sheet is reopened. */
  readonly no: number
  readonly at: string
  readonly scores: readonly { readonly subject: Hex; readonly points: readonly string[] }[]
}

/** Receipt of an expert: the submitted scores, signed by the platform. */
export interface ScoreReceipt {
  readonly body: ScoreSheet & { readonly v: 1; readonly projectId: string }
  readonly sig: Hex
}

export const scoreReceiptBody = (projectId: string, { expert, no, at, scores }: ScoreSheet): ScoreReceipt['body'] => ({
  v: 1,
  projectId,
  expert,
  no,
  at,
  scores,
})

/** Creates the deterministic receipt of a sheet. */
export async function signScoreReceipt(signer: Signer, projectId: string, sheet: ScoreSheet): Promise<ScoreReceipt> {
  const body = scoreReceiptBody(projectId, sheet)
  return { body, sig: await signRecord(signer, 'score', body) }
}

export const isScoreReceiptSigned = (suite: SuiteId, platformKey: Hex, { body, sig }: ScoreReceipt): boolean =>
  isSigned(suite, platformKey, 'score', body, sig)
