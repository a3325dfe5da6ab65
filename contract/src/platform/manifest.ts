import { defineModule } from '../kit/manifest.ts'
import { platformMessages } from './messages.ts'
import { platformRefusals } from './refusals.ts'
import { platformWorkbench } from './workbench.ts'

export const platform = defineModule({
  title: ['平台管理', 'Platform'],
  permissions: {
    'platform.read': ['查看公司', 'View companies'],
    'platform.manage': ['开通与管理公司', 'Create and manage companies'],
    'platform.delete': ['删除公司', 'Delete companies'],
    'tenant.setUp': ['查看开通清单', 'Follow the set-up checklist'],
    'tenant.export': ['导出公司全部数据', 'Export all company data'],
  },
  menus: [
    {
      entrance: 'operator',
      group: 'organisation',
      id: '100450',
      name: '公司管理',
      enName: 'Companies',
      url: 'tenants',
      needs: 'platform.read',
      place: 70.2,
    },
    {
      entrance: 'operator',
      group: 'organisation',
      id: '100451',
      name: '删除申请',
      enName: 'Deletions',
      url: 'platformRequests',
      needs: 'platform.delete',
      place: 70.4,
    },
    {
      entrance: 'operator',
      group: 'system',
      id: '100452',
      name: '开通清单',
      enName: 'Set-up checklist',
      url: 'onboardingChecklist',
      needs: 'tenant.setUp',
      place: 98,
    },
    {
      entrance: 'operator',
      group: 'system',
      id: '100453',
      name: '数据导出',
      enName: 'Data exports',
      url: 'dataExports',
      needs: 'tenant.export',
      place: 110,
    },
  ],
  workbench: platformWorkbench,
  messages: platformMessages,
  refusals: { ...platformRefusals },
  refusalFields: {
    'tenant.codeTaken': 'code',
    'tenant.hostTaken': 'hosts',
    'tenant.badHost': 'hosts',
    'tenantDeletion.wrongCode': 'code',
  },
})
