import { exitCodeOf, onShutdownSignal } from '#kit/shutdownSignals.ts'
import { runCommand } from './cli/run.ts'

// Exits explicitly on signals, so that exit handlers release resources.
onShutdownSignal((reason) => process.exit(exitCodeOf(reason)))
process.exit(await runCommand(process.argv.slice(2), process.env))
