import { units } from '#contract/kit/money.ts'
import type { exportPointEntries, exportPointGrants, LotState, PointRuleAction } from '#contract/wallet/points.ts'
import type { Actor } from '#kit/actor.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'
import { entryKindNames, entryPartNames } from '#contract/ledger/ledger.ts'

interface Earning {
  readonly points_per_yuan: number
  readonly most_per_order: number
}

/** Points that an order earns by a rule: for each full yuan that was paid, up to the most of the rule. */
export const earnedBy = ({ points_per_yuan: perYuan, most_per_order: most }: Earning, paid: string): number =>
  Math.min(most, Number(units(paid) / 10_000n) * perYuan)

/** Days after which points are earned where goods can always be returned. */
const withoutEnd = 90
const day = 24 * 3_600_000

/** Orders received before this time can be returned no more. */
export const returnableSince = (returnDays: number, now: Date): Date =>
  new Date(now.getTime() - (returnDays || withoutEnd) * day)

export const lotState = (lot: { remaining: string; expires_on: string }, today: string): LotState =>
  units(lot.remaining) === 0n ? 'used' : lot.expires_on < today ? 'expired' : 'open'

export const ruleCan = ({ disabled }: { readonly disabled: boolean }, { permissions }: Actor): PointRuleAction[] =>
  permissions.has('points.manage') ? (disabled ? ['enable'] : ['edit', 'disable']) : []

export const pointEntryColumns: ColumnsOf<typeof exportPointEntries> = {
  seq: ['流水号', 'No.'],
  kind: { title: ['类型', 'Type'], words: entryKindNames },
  part: { title: ['余额', 'Balance'], words: entryPartNames },
  change: ['积分变动', 'Points'],
  refNo: ['订单编号', 'Order no.'],
  at: ['时间', 'Time'],
}

export const pointGrantColumns: ColumnsOf<typeof exportPointGrants> = {
  account: ['用户名', 'Username'],
  userName: ['姓名', 'Name'],
  deptName: ['部门', 'Department'],
  points: ['积分', 'Points'],
  expiresOn: ['到期日期', 'Expires'],
  reason: ['发放原因', 'Reason'],
  grantedByName: ['发放人', 'Granted by'],
  createdAt: ['发放时间', 'Granted'],
}
