import { uploadSealedFile } from '#contract/sourcing/seal/attachments.ts'
import { Refused } from '#web/kit/client/refused.ts'
import { sendFile } from '#web/kit/upload/upload.ts'
import type { Hex } from '#sealing/bytes/bytes.ts'
import type { KeyRecord } from '#sealing/ceremony/keyRecord.ts'
import { SealingError } from '#sealing/error.ts'
import type { Header } from '#sealing/quotes/envelope.ts'
import type { AttachmentRef } from '#sealing/quotes/quote.ts'
import { findBytes } from '../browserStore.ts'
import type { SealAnswer, SealTask } from './seal.worker.ts'

/** File chosen for a quote; its content is stored encrypted in this browser. */
export interface QuoteFile {
  readonly id: string
  readonly name: string
  readonly size: number
}

/** Name under which a file's content is stored. */
export const contentName = (filesName: string, id: string): string => `${filesName}/${id}`

async function contentOf(filesName: string, { id, size }: QuoteFile): Promise<Uint8Array<ArrayBuffer>> {
  const content = await findBytes(contentName(filesName, id))
  if (content?.length !== size) throw new SealingError('malformed', { file: id })
  return content
}

/** Salted hashes of the files, for the head of their quote. */
export async function refsOf(record: KeyRecord, master: Hex, filesName: string, files: readonly QuoteFile[]) {
  const refs: AttachmentRef[] = []
  for (const [place, file] of files.entries()) {
    const content = await contentOf(filesName, file)
    const answer = await inWorker({ kind: 'hash', record, master, place, name: file.name, content })
    if (!('ref' in answer)) throw new SealingError('malformed')
    refs.push(answer.ref)
  }
  return refs
}

/**
 * Encrypts and uploads the files of an encrypted quote one after another. Files of a quote that was already received
 * are there: only its response was lost.
 */
export async function uploadFiles(
  { record, header, filesName }: { readonly record: KeyRecord; readonly header: Header; readonly filesName: string },
  files: readonly QuoteFile[],
  onPercent: (id: string, percent: number) => void,
): Promise<void> {
  for (const [place, file] of files.entries()) {
    onPercent(file.id, 0)
    const content = await contentOf(filesName, file)
    const answer = await inWorker({ kind: 'seal', record, header, place, content })
    if (!('sealed' in answer)) throw new SealingError('malformed')
    const sealed = new File([answer.sealed], `${place}.sealed`, { type: 'application/octet-stream' })
    const sending = {
      fields: { projectId: header.projectId },
      onPercent: (percent: number) => onPercent(file.id, percent),
    }
    await sendFile(uploadSealedFile, sealed, sending).catch((error: unknown) => {
      if (!(error instanceof Refused && error.is('seal.replayed'))) throw error
    })
    onPercent(file.id, 100)
  }
}

function inWorker(task: SealTask): Promise<SealAnswer> {
  const worker = new Worker(new URL('seal.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<SealAnswer>((done) => {
    worker.addEventListener('message', ({ data }: MessageEvent<SealAnswer>) => done(data))
    worker.addEventListener('error', () => done({ error: 'failed' }))
    worker.postMessage(task, [task.content.buffer])
  }).finally(() => worker.terminate())
}
