import { readConfig } from '#kit/config.ts'
import { codeOfEnd, type EndReason, onEnd } from '#kit/shutdownSignals.ts'

/** Starts a process of the product: http, worker, or both. Ends within ten seconds of being asked to. */
const mostSeconds = 10

const starting = new AbortController()
let stop: (() => Promise<void>) | undefined
let ending: EndReason | undefined

onEnd((reason) => {
  if (ending) return
  ending = reason
  setTimeout(() => process.exit(1), mostSeconds * 1000).unref()
  starting.abort()
  // A start that is still under way ends at its next step, below.
  if (stop) void finish(stop)
})

try {
  const config = readConfig(process.env)
  const isTraced = Object.keys(process.env).some((name) => name.startsWith('OTEL_'))
  const telemetry = isTraced ? await import('./telemetry.ts') : undefined
  const { startHouse } = await import('./bootstrap.ts')
  const house = await startHouse(config, starting.signal)
  stop = async () => {
    await house.stop()
    await telemetry?.stopTelemetry()
  }
  if (ending) await finish(stop)
} catch (error) {
  if (ending) process.exit(codeOfEnd(ending))
  fail(error)
}

async function finish(stop: () => Promise<void>): Promise<never> {
  await stop().catch(fail)
  process.exit(0)
}

function fail(error: unknown): never {
  console.error((error as Error).message)
  process.exit(1)
}
