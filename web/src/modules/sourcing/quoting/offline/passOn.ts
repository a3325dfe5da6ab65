import { isSealedFile, type SealedFile } from '#contract/sourcing/seal/offline.ts'
import { uploadSealedFile } from '#contract/sourcing/seal/attachments.ts'
import { type MySealedQuote, type SealRound, submitSealedQuote } from '#contract/sourcing/seal.ts'
import type { SealReceipt } from '#contract/sourcing/seal/sealLog.ts'
import { call } from '#web/kit/client/api.ts'
import { Refused } from '#web/kit/client/refused.ts'
import { sendFile } from '#web/kit/upload/upload.ts'

/** File with the terms and the key for encrypting a quote offline. */
export const termsFileOf = ({ terms, termsSeq, keyRecord, keyId }: SealRound, { subject }: MySealedQuote): string =>
  JSON.stringify({ format: 'baicai-terms/1', terms, termsSeq, keyRecord, keyId, subject }, null, 2)

/** Why a chosen file is not submitted. */
export type SealedFileProblem = 'unreadable' | 'otherRound' | 'termsChanged'
export class UnfitFile extends Error {
  readonly problem: SealedFileProblem
  constructor(problem: SealedFileProblem) {
    super(problem)
    this.problem = problem
  }
}

const bytesIn = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

async function readSealed(file: File, round: SealRound): Promise<SealedFile> {
  const parsed = await file.text().then(
    (text) => JSON.parse(text) as unknown,
    () => undefined,
  )
  if (!isSealedFile(parsed)) throw new UnfitFile('unreadable')
  const isOfRound = parsed.projectId === round.projectId && parsed.round === round.round && parsed.keyId === round.keyId
  if (!isOfRound) throw new UnfitFile('otherRound')
  if (parsed.termsSeq !== round.termsSeq) throw new UnfitFile('termsChanged')
  return parsed
}

/** Submits a quote that was encrypted offline; this page cannot read its content. Returns the signed receipt. */
export async function passOn(file: File, round: SealRound): Promise<SealReceipt> {
  const { projectId, key, termsSeq, envelope, attachments } = await readSealed(file, round).catch((error: unknown) => {
    throw error instanceof SyntaxError ? new UnfitFile('unreadable') : error
  })
  for (const [place, attachment] of attachments.entries()) {
    const sealed = new File([bytesIn(attachment)], `${place}.sealed`, { type: 'application/octet-stream' })
    await sendFile(uploadSealedFile, sealed, { fields: { projectId } }).catch((error: unknown) => {
      // Already received: only its response was lost.
      if (!(error instanceof Refused && error.is('seal.replayed'))) throw error
    })
  }
  return call(submitSealedQuote, {
    projectId,
    idempotencyKey: key,
    termsSeq,
    attachments: attachments.length,
    envelope,
  })
}
