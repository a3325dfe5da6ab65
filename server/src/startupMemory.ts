import { Session } from 'node:inspector/promises'

/**
 * Startup garbage: loading the modules leaves a third of the heap behind. Nothing would collect it on a server that
 * nobody calls, so it is collected once, with the pages that become free given back to the system.
 */
export async function collectStartupGarbage(): Promise<void> {
  const session = new Session()
  session.connect()
  await session.post('HeapProfiler.collectGarbage')
  session.disconnect()
}
