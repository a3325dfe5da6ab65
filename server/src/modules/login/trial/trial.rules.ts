import { type TrialAction, type TrialStatus, trialStatusNames } from '#contract/login/trialStates.ts'
import type { exportTrials } from '#contract/login/trials.ts'
import { caseFlow } from '#kit/case/case.rules.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

/** Flow of a trial. A regular account of a department needs the permission to manage people as well. */
export const trialFlow = caseFlow<TrialStatus, TrialAction>(
  {
    take: { from: ['01'], to: '02', needs: 'trial.manage' },
    note: { from: ['01', '02'], to: '02', needs: 'trial.manage' },
    extend: { from: ['01', '02'], to: '02', needs: 'trial.manage' },
    convert: {
      from: ['01', '02'],
      to: '03',
      needs: 'trial.manage',
      only: { holds: (_, { permissions }) => permissions.has('org.manage'), otherwise: 'thing.notAllowed' },
    },
    end: { from: ['01', '02'], to: '04', needs: 'trial.manage' },
  },
  trialStatusNames,
)

export const trialColumns: ColumnsOf<typeof exportTrials> = {
  orgName: ['单位名称', 'Organisation'],
  contactsName: ['联系人', 'Contact'],
  tel: ['手机号码', 'Mobile'],
  email: ['电子邮箱', 'Email'],
  enterpriseWeb: ['企业官网', 'Website'],
  orgAddress: ['单位地址', 'Address'],
  demand: ['采购需求', 'Requirements'],
  account: ['试用账号', 'Trial account'],
  endsAt: ['试用到期', 'Trial ends'],
  status: { title: ['状态', 'Status'], words: trialStatusNames },
  handler: ['跟进人', 'Followed up by'],
  reply: ['最新跟进', 'Latest note'],
  createdAt: ['申请时间', 'Requested'],
}
