import type { DataExportStatus } from '#contract/platform/dataExports.ts'
import type { DeletionStatus } from '#contract/platform/deletions.ts'
import type { TenantState } from '#contract/platform/tenants.ts'
import type { Tone } from '#web/kit/ui/StatusTag.tsx'

export const tenantTones: Readonly<Record<TenantState, Tone>> = {
  open: 'ok',
  readOnly: 'warn',
  suspended: 'err',
  closed: 'mute',
  removing: 'mute',
}
export const deletionTones: Readonly<Record<DeletionStatus, Tone>> = {
  pending: 'warn',
  approved: 'info',
  withdrawn: 'mute',
  done: 'mute',
}
export const dataExportTones: Readonly<Record<DataExportStatus, Tone>> = {
  waiting: 'info',
  ready: 'ok',
  failed: 'err',
  expired: 'mute',
}
