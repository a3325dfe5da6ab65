import type { ImportProgress, ImportStatus } from '#contract/imports/imports.ts'
import type { Tone } from '#web/kit/ui/StatusTag.tsx'

export const tones: Record<ImportStatus, Tone> = {
  uploaded: 'warn',
  queued: 'info',
  running: 'info',
  done: 'ok',
  cancelled: 'mute',
  failed: 'err',
}

export const isGoing = ({ status }: Pick<ImportProgress, 'status'>): boolean =>
  status === 'queued' || status === 'running'
/** Whether the dry run is queued or running. */
export const isChecking = ({ check }: Pick<ImportProgress, 'check'>): boolean =>
  check.status === 'queued' || check.status === 'running'
export const importPath = (id: string): string => `/supplierImport?id=${id}`
