import { defineModule } from '../kit/manifest.ts'
import { letterRefusals } from './letters.ts'
import { approvalsMessages } from './messages.ts'
import { approvalsRefusals } from './refusals.ts'
import { approvalsWorkbench } from './workbench.ts'

export const approvals = defineModule({
  title: ['审批', 'Approvals'],
  permissions: {
    'approval.decide': ['审批', 'Approve requests'],
    'approval.configure': ['配置审批规则', 'Configure approval rules'],
    'approval.oversee': ['处理滞留审批', 'Oversee stuck approvals'],
  },
  reaches: { 'approval.oversee': 'all' },
  menus: [
    {
      entrance: 'purchaser',
      id: '100105',
      name: '审批',
      enName: 'Approvals',
      url: 'orderApproval',
      needs: ['approval.decide', 'order.submit', 'demand.submit', 'project.manage'],
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
    {
      entrance: 'operator',
      group: 'procurement',
      id: '100390',
      name: '滞留审批',
      enName: 'Stuck approvals',
      url: 'stuckApprovals',
      needs: 'approval.oversee',
      place: 61,
    },
    {
      entrance: 'purchaser',
      id: '100470',
      name: '审批委托',
      enName: 'Delegations',
      url: 'delegations',
      needs: 'approval.decide',
      place: 52,
    },
  ],
  workbench: approvalsWorkbench,
  messages: approvalsMessages,
  refusals: { ...approvalsRefusals, ...letterRefusals },
  refusalFields: {
    'approvalRule.nameTaken': 'name',
    'approvalRule.emptyRange': 'amountTo',
    'approvalRule.noDept': 'deptId',
    'approvalRule.noKind': 'entity',
    'approval.alreadyApprover': 'toUserId',
    'delegation.self': 'toUserId',
    'delegation.range': 'endsOn',
    'delegation.past': 'endsOn',
    'delegation.overlap': 'startsOn',
    'approval.cannotDecide': 'toUserId',
    'approval.opinionMissing': 'opinion',
  },
})
