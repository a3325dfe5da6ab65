import { setPriority } from 'node:os'
import { openEngine, Unreadable } from './ocr.engine.ts'
import type { ReadRequest, ReadResult } from './ocr.ts'

/** Reads pictures in a process of its own: what a hostile picture can exhaust or crash is this process. */
const niceness = 10
// The server goes first.
setPriority(niceness)
const engine = openEngine()

process.on('message', (request: ReadRequest) => void answer(request))

async function answer({ id, picture }: ReadRequest) {
  const result = await engine
    .then((read) => read(picture))
    .then(
      (lines): ReadResult => ({ id, lines }),
      (error: Error): ReadResult => ({ id, isUnreadable: error instanceof Unreadable, error: String(error.stack) }),
    )
  process.send?.(result)
}
// The server ended without stopping it.
process.on('disconnect', () => process.exit())
