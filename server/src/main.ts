import { readConfig } from '#kit/config.ts'

/** Starts a process of the product: http, worker, or both. Ends within ten seconds of being asked to. */
const mostSeconds = 10

try {
  const config = readConfig(process.env)
  const isTraced = Object.keys(process.env).some((name) => name.startsWith('OTEL_'))
  const telemetry = isTraced ? await import('./telemetry.ts') : undefined
  const { startHouse } = await import('./house.ts')
  const house = await startHouse(config)
  let ending = false
  const end = async () => {
    if (ending) return
    ending = true
    setTimeout(() => process.exit(1), mostSeconds * 1000).unref()
    await house.stop()
    await telemetry?.stopTelemetry()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end().catch(fail))
} catch (error) {
  fail(error)
}

function fail(error: unknown): never {
  console.error((error as Error).message)
  process.exit(1)
}
