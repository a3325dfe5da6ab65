import { defineModule } from '../kit/manifest.ts'
import { ledgerRefusals } from './refusals.ts'
import { ledgerWorkbench } from './workbench.ts'

export const ledger = defineModule({
  title: ['预算与额度', 'Budgets and quotas'],
  permissions: {
    'budget.read': ['查看预算', 'View budgets'],
    'budget.manage': ['管理预算', 'Manage budgets'],
    'quota.decide': ['审核额度申请', 'Decide on quota requests'],
  },
  menus: [
    {
      entrance: 'operator',
      group: 'procurement',
      id: '100305',
      name: '预算',
      enName: 'Budgets',
      url: 'budgets',
      needs: 'budget.manage',
      place: 70,
    },
    {
      entrance: 'operator',
      group: 'procurement',
      id: '100962',
      name: '额度申请',
      enName: 'Quota requests',
      url: 'quotaApplications',
      needs: 'quota.decide',
      place: 72,
    },
  ],
  workbench: ledgerWorkbench,
  refusals: { ...ledgerRefusals },
  refusalFields: {
    'budget.belowUsed': 'amount',
    'budget.periodEmpty': 'endsOn',
    'budget.overlap': 'startsOn',
    'budget.noDept': 'deptId',
    'fund.amountInvalid': 'amount',
    'quota.fileMissing': 'attachment',
    'quota.reasonMissing': 'applyReason',
    'quota.mobileMissing': 'mobile',
  },
})
