import type { WorkbenchParts } from '#contract/kit/workbench/parts.ts'

/** What a new tenant still lacks, and what waits for those who run the platform. */
export const platformWorkbench = {
  todos: {
    'platform.ending': {
      name: ['即将到期的公司', 'Companies whose term ends'],
      action: ['查看', 'View'],
      entrances: ['operator'],
      needs: 'platform.manage',
      list: '/tenants',
    },
    'platform.deletion': {
      name: ['待复核的删除', 'Deletions to confirm'],
      action: ['去复核', 'Confirm'],
      entrances: ['operator'],
      needs: 'platform.delete',
      list: '/platformRequests',
    },
    'tenant.checklist': {
      name: ['开通清单', 'Set-up checklist'],
      action: ['继续', 'Continue'],
      entrances: ['operator'],
      needs: 'tenant.setUp',
      list: '/onboardingChecklist',
    },
  },
} as const satisfies WorkbenchParts
