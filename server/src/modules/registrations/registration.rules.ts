import type { exportRegistrations } from '#contract/registrations/queue.ts'
import {
  type RegistrationAction,
  type RegistrationStatus,
  registrationStatusNames,
} from '#contract/registrations/states.ts'
import { caseFlow } from '#kit/case/case.rules.ts'
import type { Requirement } from '#kit/flow.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

/** Maximum registrations a day of a mobile number, a person, or a visitor's address. */
export const maxADay = 10

const mayCreateAccounts: Requirement<unknown> = {
  holds: (_, { permissions }) => permissions.has('org.manage'),
  otherwise: 'thing.notAllowed',
}

/** Flow of a registration. Approving creates departments and accounts, so it needs both permissions. */
export const registrationFlow = caseFlow<RegistrationStatus, RegistrationAction>(
  {
    submit: { from: ['01', '04'], to: '02', needs: 'owner' },
    withdraw: { from: ['02'], to: '01', needs: 'owner' },
    approve: {
      from: ['02'],
      to: '03',
      needs: 'registration.manage',
      only: mayCreateAccounts,
    },
    refuse: { from: ['02'], to: '04', needs: 'registration.manage' },
  },
  registrationStatusNames,
)

export const registrationColumns: ColumnsOf<typeof exportRegistrations> = {
  requestNo: ['申请编号', 'Request number'],
  deptName: ['单位名称', 'Department'],
  parentName: ['上级单位', 'Parent'],
  contactName: ['联系人', 'Contact'],
  mobile: ['手机号码', 'Mobile'],
  reason: ['申请说明', 'Reason'],
  status: { title: ['状态', 'Status'], words: registrationStatusNames },
  submittedAt: ['提交时间', 'Submitted'],
  handler: ['处理人', 'Decided by'],
  reply: ['处理意见', 'Reply'],
  userCode: ['开通账号', 'Account'],
  decidedAt: ['处理时间', 'Decided'],
}
