import { AttachedFiles } from '#contract/files/files.ts'
import { changesRoute } from '#contract/kit/changes.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import {
  Amount,
  Day,
  Id,
  Instant,
  List,
  Maybe,
  Note,
  Nothing,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { Formatted } from '#contract/kit/validators.ts'

/** Applications for a quota 额度申请, submitted to the operators by departments without one. */

/** 01 pending, 02 granted, 03 refused. */
export const QuotaApplicationStatus = OneOf(['01', '02', '03'])
export type QuotaApplicationStatus = Static<typeof QuotaApplicationStatus>
export const quotaApplicationStatusNames = {
  '01': ['审核中', 'In review'],
  '02': ['已通过', 'Approved'],
  '03': ['已驳回', 'Rejected'],
} as const satisfies StateNames<QuotaApplicationStatus>
export const QuotaApplicationAction = OneOf(['grant', 'refuse'])
export type QuotaApplicationAction = Static<typeof QuotaApplicationAction>

/** Limits of an application form (specification, section 5). */
export const longestReason = 1000
export const longestMobile = 20
export const maxQuotaFiles = 10

interface Written {
  readonly mobile: string
  readonly applyReason: string
  readonly files: number
}

/** Refusal code of each field of an application, for form and server. */
export const violationsOfApplication = ({ mobile, applyReason, files }: Written) =>
  ({
    attachment: files === 0 ? 'quota.fileMissing' : undefined,
    applyReason: applyReason.trim() === '' ? 'quota.reasonMissing' : undefined,
    mobile: mobile.trim() === '' ? 'quota.mobileMissing' : undefined,
  }) as const

const applicant = { access: 'budget.read', entrances: ['purchaser'] } as const

export const applyForQuota = route({
  method: 'POST',
  path: '/orderrest/api/quota/apply',
  ...applicant,
  summary: "Apply for a quota for the caller's department if it has none; one pending application per department",
  input: shape({
    mobile: Note(longestMobile),
    applyReason: Note(longestReason),
    attachment: {
      ...Note(20_000),
      description: 'JSON list of uploaded files: fileName, fileUrl, storageFileId',
    },
  }),
  reply: shape({ id: Id }),
})

const said = {
  id: Id,
  mobile: Type.String(),
  applyReason: Type.String(),
  files: AttachedFiles,
  status: QuotaApplicationStatus,
  amount: Maybe(Amount),
  startsOn: Maybe(Day),
  endsOn: Maybe(Day),
  reason: Type.String({ description: 'reason of the refusal' }),
  createdAt: Instant,
  decidedAt: Maybe(Instant),
}

export const MyQuotaApplication = shape(said)
export type MyQuotaApplication = Static<typeof MyQuotaApplication>

export const myQuotaApplication = route({
  method: 'GET',
  path: '/orderrest/api/quotaApplication/mine',
  ...applicant,
  summary: "Get the caller's latest application",
  input: Nothing,
  reply: shape({ latest: Maybe(MyQuotaApplication) }),
})

export const QuotaApplication = shape({
  ...said,
  version: Type.Integer(),
  deptId: Id,
  deptName: Type.String(),
  applicant: Type.String(),
  decidedBy: Type.String(),
  can: List(QuotaApplicationAction),
})
export type QuotaApplication = Static<typeof QuotaApplication>

const decider = { access: 'quota.decide', entrances: ['operator'] } as const
const ofVersion = { id: Id, version: Type.Integer() }

export const listQuotaApplications = listRoute({
  path: '/orderrest/api/quotaApplication/list',
  ...decider,
  summary: "List the tenant's applications: pending ones, oldest first, then the others, newest first",
  filters: { status: Optional(QuotaApplicationStatus), keyword: Optional(Note(100)) },
  sort: ['createdAt'],
  record: QuotaApplication,
})
export const exportQuotaApplications = exportRoute(listQuotaApplications, {
  path: '/orderrest/api/quotaApplication/export',
  columns: [
    'deptName',
    'applicant',
    'mobile',
    'applyReason',
    'status',
    'amount',
    'startsOn',
    'endsOn',
    'reason',
    'decidedBy',
    'createdAt',
    'decidedAt',
  ],
})
export const getQuotaApplication = route({
  method: 'GET',
  path: '/orderrest/api/quotaApplication/detail',
  ...decider,
  summary: 'Get an application',
  input: shape({ id: Id }),
  reply: QuotaApplication,
})
export const listQuotaApplicationChanges = changesRoute({
  path: '/orderrest/api/quotaApplication/changes',
  ...decider,
  summary: 'List the history of an application',
  key: 'id',
})
export const grantQuota = route({
  method: 'POST',
  path: '/orderrest/api/quotaApplication/grant',
  ...decider,
  summary: 'Grant an application, once: the department receives a quota of this amount and period',
  input: shape({ ...ofVersion, amount: Formatted('amount'), startsOn: Day, endsOn: Day }),
  reply: QuotaApplication,
})
export const refuseQuota = route({
  method: 'POST',
  path: '/orderrest/api/quotaApplication/refuse',
  ...decider,
  summary: 'Refuse an application; the applicant sees the reason',
  input: shape({ ...ofVersion, reason: Text(200) }),
  reply: QuotaApplication,
})
