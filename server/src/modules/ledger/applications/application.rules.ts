import {
  type exportQuotaApplications,
  type QuotaApplicationAction,
  type QuotaApplicationStatus,
  quotaApplicationStatusNames,
} from '#contract/ledger/quotaApplications.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Actor } from '#kit/actor.ts'
import { flow } from '#kit/flow.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

export interface ApplicationFacts {
  readonly status: QuotaApplicationStatus
  readonly person_id: string
}

/** Guard: applicants cannot decide on their own application, under any of their accounts. */
const isOwn = ({ person_id: applicant }: ApplicationFacts, { personId }: Actor): RefusalCode | false =>
  applicant === personId && 'quota.ownApplication'

/** Flow of a quota application: decided once. */
export const quotaApplicationFlow = flow<ApplicationFacts, QuotaApplicationStatus, QuotaApplicationAction>(
  {
    grant: { from: ['01'], to: '02', needs: 'quota.decide', unless: isOwn },
    refuse: { from: ['01'], to: '03', needs: 'quota.decide', unless: isOwn },
  },
  quotaApplicationStatusNames,
)

export const applicationColumns: ColumnsOf<typeof exportQuotaApplications> = {
  deptName: ['部门', 'Department'],
  applicant: ['申请人', 'Applicant'],
  mobile: ['联系方式', 'Contact'],
  applyReason: ['申请原因', 'Reason'],
  status: { title: ['状态', 'Status'], words: quotaApplicationStatusNames },
  amount: ['额度', 'Quota'],
  startsOn: ['生效日期', 'Starts'],
  endsOn: ['到期日期', 'Ends'],
  reason: ['驳回原因', 'Refused because'],
  decidedBy: ['审核人', 'Decided by'],
  createdAt: ['申请时间', 'Applied'],
  decidedAt: ['审核时间', 'Decided'],
}
