import { constants } from 'node:os'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Why a process is to end: a signal, or that the process which started it is gone (its IPC channel broke). */
export type ShutdownReason = (typeof signals)[number] | 'disconnect'

/** Calls back each time that this process is asked to end. */
export function onShutdownSignal(onReason: (reason: ShutdownReason) => void): void {
  for (const signal of signals) process.on(signal, () => onReason(signal))
  if (process.connected) process.once('disconnect', () => onReason('disconnect'))
}

/** The exit code of a process that was asked to end before it was done. */
export const exitCodeOf = (reason: ShutdownReason): number =>
  128 + constants.signals[reason === 'disconnect' ? 'SIGTERM' : reason]

/** Tells whoever started this process which PostgreSQL is to be stopped if it dies itself; undefined where that is nobody's task. */
export function reportPostmaster(postmaster: number | undefined): void {
  if (process.connected) process.send?.({ postmaster: postmaster ?? null }, undefined, undefined, () => undefined)
}
