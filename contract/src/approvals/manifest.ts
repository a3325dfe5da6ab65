import { defineModule } from '../kit/manifest.ts'
import { approvalsRefusals } from './refusals.ts'
import { approvalsWorkbench } from './workbench.ts'

export const approvals = defineModule({
  title: ['审批', 'Approvals'],
  permissions: {
    'approval.decide': ['审批', 'Approve requests'],
    'approval.configure': ['配置审批规则', 'Configure approval rules'],
  },
  menus: [
    {
      entrance: 'purchaser',
      id: '100105',
      name: '审批',
      enName: 'Approvals',
      url: 'orderApproval',
      needs: 'approval.decide',
      place: 50,
    },
    {
      entrance: 'operator',
      group: 'procurement',
      id: '100304',
      name: '审批规则',
      enName: 'Approval rules',
      url: 'approvalRules',
      needs: 'approval.configure',
      place: 60,
    },
  ],
  workbench: approvalsWorkbench,
  refusals: { ...approvalsRefusals },
  refusalFields: {
    'approvalRule.nameTaken': 'name',
    'approvalRule.emptyRange': 'amountTo',
    'approvalRule.noDept': 'deptId',
    'approval.alreadyApprover': 'toUserId',
    'approval.cannotDecide': 'toUserId',
    'approval.opinionMissing': 'opinion',
  },
})
