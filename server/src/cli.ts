import { exitCodeOf, onShutdownSignal } from '#kit/shutdownSignals.ts'
import { runCommand } from './cli/run.ts'

// Exit handlers release what a command holds; the default handling of a signal would skip them.
onShutdownSignal((reason) => process.exit(exitCodeOf(reason)))
process.exit(await runCommand(process.argv.slice(2), process.env))
