import { findAuditTrust } from '#contract/sourcing/seal.ts'
import { call } from '#web/kit/client/api.ts'
import { type Sorted, sortEvidence } from '#sealing/audit/evidenceFiles.ts'
import { parseJson } from '#sealing/bytes/json.ts'
import type { AuditFile } from '#sealing/audit/file.ts'
import type { AuditReport } from '#sealing/audit/report.ts'
import type { VerificationAnswer, VerificationTask } from './verify.worker.ts'

export interface ReadFile {
  readonly name: string
  readonly size: number
  readonly content: unknown
  readonly text: string
}

export interface Verification {
  readonly fileName: string
  readonly size: number
  readonly ms: number
  readonly report: AuditReport
  /** Undefined if the file's format is invalid. */
  readonly file: AuditFile | undefined
  /** Whether key and directory came with the files; otherwise this site's are used. */
  readonly hasOwnTrust: boolean
  readonly evidence: Pick<Sorted, 'receipts' | 'scoreReceipts' | 'packets' | 'closingHeads'>
}

/** Why nothing could be verified. */
export type VerificationProblem = 'noAudit' | 'unreadable' | 'noTrust' | 'failed'
export class Unverifiable extends Error {
  readonly problem: VerificationProblem
  /** File concerned. */
  readonly fileName: string
  constructor(problem: VerificationProblem, fileName = '') {
    super(problem)
    this.problem = problem
    this.fileName = fileName
  }
}

/** Reads chosen files as JSON. Sends nothing. */
export const readFiles = (files: readonly File[]): Promise<ReadFile[]> =>
  Promise.all(
    files.map(async (file) => {
      const { name, size } = file
      try {
        const text = await file.text()
        return { name, size, text, content: JSON.parse(text) as unknown }
      } catch {
        throw new Unverifiable('unreadable', name)
      }
    }),
  )

/** Verifies the chosen files in a worker of this browser. */
export async function verify(files: readonly ReadFile[]): Promise<Verification> {
  const sorted = sortEvidence(files.map(({ content }) => content))
  const [unknown] = sorted.unknown
  if (unknown !== undefined) throw new Unverifiable('unreadable', files[unknown]!.name)
  const given = files.find(({ content }) => content === sorted.audit)
  if (!given) throw new Unverifiable('noAudit')
  const trust = sorted.trust ?? (await trustOfSite(given.content))
  const ambiguous = files.find((file) => file !== given && !isUnambiguous(file))
  if (ambiguous) throw new Unverifiable('unreadable', ambiguous.name)
  const { receipts, scoreReceipts, packets, closingHeads } = sorted
  const kept = { receipts, scoreReceipts, packets, closingHeads }
  const answer = await inWorker({ text: given.text, evidence: { ...trust, ...kept } })
  if ('error' in answer) throw new Unverifiable('failed', given.name)
  const isShaped = answer.report.checked.includes('V00')
  return {
    ...answer,
    fileName: given.name,
    size: given.size,
    file: isShaped ? (given.content as AuditFile) : undefined,
    hasOwnTrust: sorted.trust !== undefined,
    evidence: kept,
  }
}

/** Whether no object of the file has a member name twice. */
function isUnambiguous({ text }: ReadFile): boolean {
  try {
    parseJson(text)
    return true
  } catch {
    return false
  }
}

async function trustOfSite(file: unknown) {
  const { projectId } = (file as Partial<AuditFile>).terms ?? {}
  const answer = await call(findAuditTrust, { projectId: String(projectId) }).catch(() => undefined)
  return answer ?? Promise.reject(new Unverifiable('noTrust'))
}

function inWorker(task: VerificationTask): Promise<VerificationAnswer> {
  const worker = new Worker(new URL('verify.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<VerificationAnswer>((done) => {
    worker.addEventListener('message', ({ data }: MessageEvent<VerificationAnswer>) => done(data))
    worker.addEventListener('error', ({ message }) => done({ error: message }))
    worker.postMessage(task, [])
  }).finally(() => worker.terminate())
}
