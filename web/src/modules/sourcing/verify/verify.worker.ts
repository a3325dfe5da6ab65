import type { Evidence } from '#sealing/audit/evidence.ts'
import type { AuditReport } from '#sealing/audit/report.ts'
import { verifyAuditText } from '#sealing/audit/verify.ts'

export interface VerificationTask {
  /** Text of the audit file. */
  readonly text: string
  readonly evidence: Evidence
}
export type VerificationAnswer = { readonly report: AuditReport; readonly ms: number } | { readonly error: string }

/** Worker, because verifying a file of many quotes takes seconds and must not block the page. */
addEventListener('message', ({ data: { text, evidence } }: MessageEvent<VerificationTask>) => {
  const begin = performance.now()
  verifyAuditText(text, evidence)
    .then(
      (report): VerificationAnswer => ({ report, ms: Math.round(performance.now() - begin) }),
      (error: unknown): VerificationAnswer => ({ error: String(error) }),
    )
    .then((answer) => postMessage(answer))
    .catch(() => undefined)
})
