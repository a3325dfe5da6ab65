import { Worker } from 'node:worker_threads'
import { refuse } from '#kit/refusal.ts'

/** PDF content as pdfmake data. Styles: title, section, label, head, total; table layouts: hairlines, stamp. */
export interface PdfDocument {
  readonly title: string
  readonly footer: string
  /** Top of each page: a text, and a logo as `data:` address. */
  readonly header?: { readonly text: string; readonly logo?: string }
  /** `label`: 100 × 150 mm without a footer, for parcels; default: A4. */
  readonly page?: 'label'
  readonly content: readonly object[]
  /** Text across every page, such as that the document is not in force. */
  readonly watermark?: string
}

export interface PdfRequest {
  readonly id: number
  readonly document: PdfDocument
}
export type PdfResult = { readonly id: number } & ({ readonly pdf: Uint8Array } | { readonly error: string })

interface PendingPdf {
  readonly done: (pdf: Uint8Array) => void
  readonly failed: (error: Error) => void
}

const timeoutMs = 20_000
const idleMs = 60_000

let worker: Worker | undefined
let idleTimer: NodeJS.Timeout | undefined
let nextId = 1
const pending = new Map<number, PendingPdf>()

/**
 * Worker thread: starts with the first document and stops after a minute without one, which frees the memory of its
 * fonts.
 */
function ensureWorker(): Worker {
  clearTimeout(idleTimer)
  if (worker) return worker
  const started = new Worker(new URL('./pdf.worker.ts', import.meta.url))
  started.on('message', (result: PdfResult) => {
    const one = pending.get(result.id)
    if ('pdf' in result) one?.done(result.pdf)
    else one?.failed(new Error(result.error))
  })
  started.on('error', (error) => rejectPending(started, error as Error))
  started.on('exit', () => rejectPending(started, new Error('the document thread ended')))
  worker = started
  return started
}

function rejectPending(ended: Worker, error: Error) {
  if (worker !== ended) return
  worker = undefined
  for (const one of pending.values()) one.failed(error)
}

function stopWhenIdle() {
  if (pending.size > 0) return
  clearTimeout(idleTimer)
  idleTimer = setTimeout(() => {
    const ending = worker
    worker = undefined
    void ending?.terminate()
  }, idleMs)
  idleTimer.unref()
  worker?.unref()
}

/** Renders a document as PDF; refuses with `document.failed` after 20 seconds. */
export async function renderPdf(document: PdfDocument): Promise<Uint8Array> {
  const id = nextId++
  const thread = ensureWorker()
  thread.ref()
  let tooLong: NodeJS.Timeout | undefined
  try {
    return await new Promise<Uint8Array>((done, failed) => {
      pending.set(id, { done, failed })
      tooLong = setTimeout(() => void thread.terminate(), timeoutMs)
      thread.postMessage({ id, document } satisfies PdfRequest)
    })
  } catch (error) {
    if ((error as Error).message === 'the document thread ended') return refuse('document.failed')
    throw error
  } finally {
    clearTimeout(tooLong)
    pending.delete(id)
    stopWhenIdle()
  }
}
