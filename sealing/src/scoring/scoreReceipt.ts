import type { Hex } from '../bytes/bytes.ts'
import { isSigned, type Signer, signRecord } from '../suites/signature.ts'
import type { SuiteId } from '../suites/suite.ts'

/** What an expert has submitted: of each supplier, by its pseudonym, a score for every criterion but the price. */
export interface ScoreSheet {
  /** The number of the expert in this project; who it is, the full profile alone says. */
  readonly expert: number
  /** Which submission it is: one more each time that the sheet was reopened. */
  readonly no: number
  readonly at: string
  readonly scores: readonly { readonly subject: Hex; readonly points: readonly string[] }[]
}

/** What an expert has in hands: the submitted scores, signed by the platform. */
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

/** The receipt of a sheet, the same whenever it is made. */
export async function signScoreReceipt(signer: Signer, projectId: string, sheet: ScoreSheet): Promise<ScoreReceipt> {
  const body = scoreReceiptBody(projectId, sheet)
  return { body, sig: await signRecord(signer, 'score', body) }
}

export const isScoreReceiptSigned = (suite: SuiteId, platformKey: Hex, { body, sig }: ScoreReceipt): boolean =>
  isSigned(suite, platformKey, 'score', body, sig)
