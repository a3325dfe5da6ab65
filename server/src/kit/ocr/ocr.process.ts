import { setPriority } from 'node:os'
import { openEngine, Unreadable } from './ocr.engine.ts'
import type { ReadRequest, ReadResult } from './ocr.ts'

/** Text recognition in a separate process (isolation): a hostile picture can exhaust or crash only this process. */
const niceness = 10
// Lower scheduling priority than the server.
setPriority(niceness)
const engine = openEngine()

// The time of the first picture begins when the networks are loaded.
void engine.then(() => process.send?.('ready'))

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
// The server has ended without stopping this process.
process.on('disconnect', () => process.exit())
