import { defineModule } from '../kit/manifest.ts'

export const identity = defineModule({
  permissions: {
    'org.read': ['查看组织机构', 'View the organisation'],
    'org.manage': ['管理组织机构', 'Manage the organisation'],
    'system.audit': ['查看审计日志', 'View the audit log'],
  },
  menus: [
    {
      entrance: 'operator',
      id: '100306',
      name: '组织机构',
      enName: 'Organisation',
      url: 'organisation',
      needs: 'org.read',
      place: 80,
    },
  ],
})
