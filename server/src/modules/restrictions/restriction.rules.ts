import { permissionIds, restrictedFunctions } from '#contract/restrictions/functions.ts'
import type { exportRestoreApplications } from '#contract/restrictions/applications.ts'
import type { exportRestrictions } from '#contract/restrictions/restrictions.ts'
import {
  type ApplicationAction,
  type ApplicationStatus,
  applicationStatusNames,
  type RestrictionAction,
  type RestrictionStatus,
  restrictionStatusNames,
} from '#contract/restrictions/states.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Actor } from '#kit/actor.ts'
import { flow, type Requirement } from '#kit/flow.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

interface RestrictionFacts {
  readonly status: RestrictionStatus
}

/** Flow of a restriction: in force until lifted or expired. */
export const restrictionFlow = flow<RestrictionFacts, RestrictionStatus, RestrictionAction>(
  {
    lift: { from: ['01'], to: '02', needs: 'restriction.manage' },
    end: { from: ['01'], to: '03', needs: 'system' },
  },
  restrictionStatusNames,
)

export interface ApplicationFacts {
  readonly status: ApplicationStatus
  readonly person_id: string
}

const isApplicant: Requirement<ApplicationFacts> = {
  holds: ({ person_id: personId }, actor) => personId === actor.personId,
  otherwise: 'thing.notAllowed',
}
const isOwn = ({ person_id: personId }: ApplicationFacts, actor: Actor): RefusalCode | false =>
  personId === actor.personId && 'restoreApplication.own'

/** Flow of an application: the applicant submits and withdraws it; an operator other than the applicant decides. */
export const applicationFlow = flow<ApplicationFacts, ApplicationStatus, ApplicationAction>(
  {
    submit: { from: ['01'], to: '02', needs: 'owner', only: isApplicant },
    withdraw: { from: ['02'], to: '01', needs: 'owner', only: isApplicant },
    grant: { from: ['02'], to: '03', needs: 'restriction.manage', unless: isOwn },
    refuse: { from: ['02'], to: '04', needs: 'restriction.manage', unless: isOwn },
  },
  applicationStatusNames,
)

const functionWords = Object.fromEntries(permissionIds.map((id) => [id, restrictedFunctions[id].name]))

export const restrictionColumns: ColumnsOf<typeof exportRestrictions> = {
  userCode: ['账号', 'Account'],
  userName: ['姓名', 'Name'],
  deptName: ['部门', 'Department'],
  permissionId: { title: ['限制功能', 'Function'], words: functionWords },
  reason: ['限制原因', 'Reason'],
  startTime: ['开始时间', 'From'],
  endTime: ['结束时间', 'Until'],
  status: { title: ['状态', 'Status'], words: restrictionStatusNames },
  createdBy: ['操作人', 'Restricted by'],
  createdAt: ['操作时间', 'Restricted'],
  liftedBy: ['解除人', 'Lifted by'],
  liftedAt: ['解除时间', 'Lifted'],
  liftReason: ['解除原因', 'Reason for lifting'],
}

export const applicationColumns: ColumnsOf<typeof exportRestoreApplications> = {
  applyUserName: ['申请人', 'Applicant'],
  userCode: ['账号', 'Account'],
  deptName: ['部门', 'Department'],
  applyUserMobile: ['联系方式', 'Contact'],
  permissionIdList: ['申请恢复的功能', 'Functions'],
  applyReason: ['申请理由', 'Reason'],
  status: { title: ['状态', 'Status'], words: applicationStatusNames },
  submittedAt: ['提交时间', 'Submitted'],
  handler: ['处理人', 'Decided by'],
  reply: ['处理意见', 'Reply'],
  decidedAt: ['处理时间', 'Decided'],
}
