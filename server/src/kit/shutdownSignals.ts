import { constants } from 'node:os'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Graceful shutdown: time limit in seconds for work in progress. The process supervisor must wait longer before it
 * kills.
 */
export const maxShutdownSeconds = 10

/** Shutdown reason: a signal, or a broken IPC channel, which means that the parent process is gone. */
export type ShutdownReason = (typeof signals)[number] | 'disconnect'

/** Registers a handler for every shutdown request. */
export function onShutdownSignal(onReason: (reason: ShutdownReason) => void): void {
  for (const signal of signals) process.on(signal, () => onReason(signal))
  if (process.connected) process.once('disconnect', () => onReason('disconnect'))
}

/** Exit code of a process that was stopped before it finished. */
export const exitCodeOf = (reason: ShutdownReason): number =>
  128 + constants.signals[reason === 'disconnect' ? 'SIGTERM' : reason]

/** Reports the PID of PostgreSQL to the parent process, which stops it if this process is killed. */
export function reportPostmaster(postmaster: number | undefined): void {
  if (process.connected) process.send?.({ postmaster: postmaster ?? null }, undefined, undefined, () => undefined)
}
