import { defineModule } from '../kit/manifest.ts'
import { portalRefusals } from './refusals.ts'

export const portal = defineModule({
  title: ['门户', 'Portal'],
  refusals: { ...portalRefusals },
  permissions: {
    'portal.configure': ['配置门户', 'Configure the portal'],
  },
  menus: [
    {
      entrance: 'operator',
      group: 'system',
      id: '100311',
      name: '登录设置',
      enName: 'Sign-in settings',
      url: 'loginSettings',
      needs: 'portal.configure',
      place: 100,
    },
    {
      entrance: 'operator',
      group: 'system',
      id: '100317',
      name: '系统设置',
      enName: 'Settings',
      url: 'settings',
      needs: 'portal.configure',
      place: 99,
    },
  ],
})
