import { readConfig } from '#kit/config/config.ts'
import { startupMessage } from './cannotStart.ts'
import { exitCodeOf, maxShutdownSeconds, type ShutdownReason, onShutdownSignal } from '#kit/shutdownSignals.ts'

/** Entry point of a server process: http, worker, or both. */
const starting = new AbortController()
let stop: (() => Promise<void>) | undefined
let shutdownReason: ShutdownReason | undefined

onShutdownSignal((reason) => {
  if (shutdownReason) return
  shutdownReason = reason
  setTimeout(() => process.exit(1), maxShutdownSeconds * 1000).unref()
  starting.abort()
  // A start in progress aborts at its next step, below.
  if (stop) void stopAndExit(stop)
})

try {
  const config = readConfig(process.env)
  const isTraced = Object.keys(process.env).some((name) => name.startsWith('OTEL_'))
  const telemetry = isTraced ? await import('./telemetry.ts') : undefined
  const { startProduct } = await import('./bootstrap.ts')
  const product = await startProduct(config, starting.signal)
  stop = async () => {
    await product.stop()
    await telemetry?.stopTelemetry()
  }
  if (shutdownReason) await stopAndExit(stop)
} catch (error) {
  if (shutdownReason) process.exit(exitCodeOf(shutdownReason))
  exitWithError(error)
}

async function stopAndExit(stop: () => Promise<void>): Promise<never> {
  await stop().catch(exitWithError)
  process.exit(0)
}

function exitWithError(error: unknown): never {
  console.error(startupMessage(error))
  process.exit(1)
}
