import type { Hex } from '#sealing/bytes/bytes.ts'
import type { KeyRecord } from '#sealing/ceremony/keyRecord.ts'
import { SealingError, type SealingErrorCode } from '#sealing/error.ts'
import { attachmentRef, sealAttachment } from '#sealing/quotes/attachment.ts'
import { encodeEnvelope, type Header } from '#sealing/quotes/envelope.ts'
import type { AttachmentRef } from '#sealing/quotes/quote.ts'

/** Task on a file of a quote: its salted hash for the quote's head, or its ciphertext under the quote's header. */
export type SealTask =
  | {
      readonly kind: 'hash'
      readonly record: KeyRecord
      readonly master: Hex
      readonly place: number
      readonly name: string
      readonly content: Uint8Array<ArrayBuffer>
    }
  | {
      readonly kind: 'seal'
      readonly record: KeyRecord
      readonly header: Header
      readonly place: number
      readonly content: Uint8Array<ArrayBuffer>
    }
export type SealAnswer =
  | { readonly ref: AttachmentRef }
  | { readonly sealed: Uint8Array<ArrayBuffer> }
  | { readonly error: SealingErrorCode | 'failed' }

async function done(task: SealTask): Promise<SealAnswer> {
  const { record, place, content } = task
  if (task.kind === 'hash')
    return { ref: attachmentRef(record.suite, task.master, place, { name: task.name, content }) }
  return { sealed: encodeEnvelope(await sealAttachment(record, task.header, place, content)) }
}

/** Worker, because encrypting megabytes takes a second and must not block the page. */
addEventListener('message', ({ data }: MessageEvent<SealTask>) => {
  done(data)
    .catch((error: unknown): SealAnswer => ({ error: error instanceof SealingError ? error.code : 'failed' }))
    .then((answer) => postMessage(answer))
    .catch(() => undefined)
})
