import { exportRoute, listRoute } from '#contract/kit/list.ts'
import type { Labels } from '#contract/kit/labels.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import {
  Id,
  Instant,
  List,
  Maybe,
  Note,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'

export const DeletionStatus = OneOf(['pending', 'approved', 'withdrawn', 'done'])
export type DeletionStatus = Static<typeof DeletionStatus>
export const deletionStatusNames = {
  pending: ['待复核', 'Needs a second person'],
  approved: ['等待删除', 'Waiting'],
  withdrawn: ['已撤回', 'Withdrawn'],
  done: ['已删除', 'Deleted'],
} as const satisfies StateNames<DeletionStatus>
/** Days that a tenant stays after two persons have decided to delete it. */
export const deletionWaitDays = 30

/** Certificate of a removal. */
export interface Removed {
  /** Last link of the tenant's audit chain, as `tenant:seq:hash`; empty without events. */
  readonly head: string
  /** Rows that were there, by table. */
  readonly rows: Readonly<Record<string, number>>
}

export const DeletionAction = OneOf(['approve', 'withdraw'])
export const TenantDeletion = shape({
  id: Id,
  version: Type.Integer(),
  targetCode: Type.String(),
  targetName: Type.String(),
  reason: Type.String(),
  status: DeletionStatus,
  requestedByName: Type.String(),
  requestedAt: Instant,
  approvedByName: Type.String(),
  approvedAt: Maybe(Instant),
  dueAt: Maybe(Instant),
  doneAt: Maybe(Instant),
  rowsRemoved: Maybe(Type.Integer({ description: 'rows that were removed, in all tables' })),
  can: List(DeletionAction),
})
export type TenantDeletion = Static<typeof TenantDeletion>
export const deletionLabels = {
  targetName: ['公司', 'Company'],
  targetCode: ['编码', 'Code'],
  reason: ['原因', 'Reason'],
  status: ['状态', 'Status'],
  requestedByName: ['申请人', 'Requested by'],
  requestedAt: ['申请时间', 'Requested'],
  approvedByName: ['复核人', 'Confirmed by'],
  approvedAt: ['复核时间', 'Confirmed'],
  dueAt: ['删除时间', 'Deleted on'],
  doneAt: ['完成时间', 'Done'],
  rowsRemoved: ['已删除行数', 'Rows removed'],
} as const satisfies Labels<typeof TenantDeletion>

const ofPlatform = { access: 'platform.delete', entrances: ['operator'] } as const
export const listDeletions = listRoute({
  ...ofPlatform,
  path: '/sysrest/api/platform/requests/list',
  summary: 'List deletions of tenants, newest first',
  filters: { keyword: Optional(Note(100)), status: Optional(DeletionStatus) },
  sort: ['requestedAt', 'dueAt'],
  record: TenantDeletion,
})
export const exportDeletions = exportRoute(listDeletions, {
  path: '/sysrest/api/platform/requests/export',
  columns: [
    'targetName',
    'targetCode',
    'reason',
    'status',
    'requestedByName',
    'requestedAt',
    'approvedByName',
    'approvedAt',
    'dueAt',
    'doneAt',
    'rowsRemoved',
  ],
})
export const requestDeletion = route({
  ...ofPlatform,
  method: 'POST',
  path: '/sysrest/api/platform/requests/delete',
  summary: 'Request the deletion of a suspended tenant; its code is typed to confirm',
  input: shape({ id: Id, code: Text(40), reason: Text(200) }),
  reply: TenantDeletion,
})
export const approveDeletion = route({
  ...ofPlatform,
  method: 'POST',
  path: '/sysrest/api/platform/requests/approve',
  summary: 'Confirm a deletion that somebody else has requested; the waiting period begins',
  input: shape({ id: Id, version: Type.Integer() }),
  reply: TenantDeletion,
})
export const withdrawDeletion = route({
  ...ofPlatform,
  method: 'POST',
  path: '/sysrest/api/platform/requests/withdraw',
  summary: 'Withdraw a deletion that has not begun',
  input: shape({ id: Id, version: Type.Integer() }),
  reply: TenantDeletion,
})
