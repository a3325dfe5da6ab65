import { findAuditTrust } from '#contract/sourcing/seal.ts'
import { call } from '#web/kit/client/api.ts'
import { sortProof } from '#sealing/auction/proofEvidence.ts'
import { type ProofReport, verifyProofText } from '#sealing/auction/verifyProof.ts'
import { type ReadFile, Unverifiable } from './verification.ts'

export interface VerifiedAuction {
  readonly fileName: string
  readonly report: ProofReport
}

/** Verifies the chosen files of an auction in this browser; the platform's key comes with them, or from this site. */
export async function verifyAuction(files: readonly ReadFile[]): Promise<VerifiedAuction> {
  const sorted = sortProof(files.map(({ content }) => content))
  const [unknown] = sorted.unknown
  if (unknown !== undefined) throw new Unverifiable('unreadable', files[unknown]!.name)
  const given = files.find(({ content }) => content === sorted.proof)
  if (!given) throw new Unverifiable('noAudit')
  const platformKey = sorted.platformKey ?? (await keyOfSite(given.content))
  const { receipts, heads, refusals } = sorted
  return { fileName: given.name, report: verifyProofText(given.text, { platformKey, receipts, heads, refusals }) }
}

async function keyOfSite(file: unknown): Promise<string> {
  const { projectId } = file as { readonly projectId?: unknown }
  const answer = await call(findAuditTrust, { projectId: String(projectId) }).catch(() => undefined)
  return answer?.platformKey ?? Promise.reject(new Unverifiable('noTrust'))
}
