import { Worker } from 'node:worker_threads'
import { refuse } from './refusal.ts'

/** What a document says: plain data in the words of pdfmake. Styles: title, section, label, head, total; table layout: hairlines. */
export interface Document {
  readonly title: string
  readonly footer: string
  readonly content: readonly object[]
}

export interface Job {
  readonly id: number
  readonly document: Document
}
export type Drawn = { readonly id: number } & ({ readonly pdf: Uint8Array } | { readonly error: string })

interface Waiting {
  readonly done: (pdf: Uint8Array) => void
  readonly failed: (error: Error) => void
}

const patience = 20_000
const restAfter = 60_000

let worker: Worker | undefined
let rest: NodeJS.Timeout | undefined
let next = 1
const waiting = new Map<number, Waiting>()

/** The thread starts with the first document and ends a minute after the last one, so that its fonts take memory only while needed. */
function awake(): Worker {
  clearTimeout(rest)
  if (worker) return worker
  const started = new Worker(new URL('./pdf.worker.ts', import.meta.url))
  started.on('message', (drawn: Drawn) => {
    const one = waiting.get(drawn.id)
    if ('pdf' in drawn) one?.done(drawn.pdf)
    else one?.failed(new Error(drawn.error))
  })
  started.on('error', (error) => letGo(started, error as Error))
  started.on('exit', () => letGo(started, new Error('the document thread ended')))
  worker = started
  return started
}

function letGo(ended: Worker, error: Error) {
  if (worker !== ended) return
  worker = undefined
  for (const one of waiting.values()) one.failed(error)
}

function sleepSoon() {
  if (waiting.size > 0) return
  clearTimeout(rest)
  rest = setTimeout(() => {
    const ending = worker
    worker = undefined
    void ending?.terminate()
  }, restAfter)
  rest.unref()
  worker?.unref()
}

/** Draws a document as PDF; refuses `document.failed` when it takes longer than 20 seconds. */
export async function drawPdf(document: Document): Promise<Uint8Array> {
  const id = next++
  const thread = awake()
  thread.ref()
  let tooLong: NodeJS.Timeout | undefined
  try {
    return await new Promise<Uint8Array>((done, failed) => {
      waiting.set(id, { done, failed })
      tooLong = setTimeout(() => void thread.terminate(), patience)
      thread.postMessage({ id, document } satisfies Job)
    })
  } catch (error) {
    if ((error as Error).message === 'the document thread ended') return refuse('document.failed')
    throw error
  } finally {
    clearTimeout(tooLong)
    waiting.delete(id)
    sleepSoon()
  }
}
