import { defineModule } from '../kit/manifest.ts'
import { providerRefusals } from './refusals.ts'

export const provider = defineModule({
  title: ['应用接入', 'Connected applications'],
  permissions: {
    'sso.provide': ['管理应用接入', 'Manage connected apps'],
  },
  menus: [
    {
      entrance: 'purchaser',
      id: '100107',
      name: '应用接入',
      enName: 'Connected apps',
      url: 'applications',
      needs: 'sso.provide',
      place: 70,
    },
    {
      entrance: 'operator',
      group: 'system',
      id: '100310',
      name: '应用接入',
      enName: 'Connected apps',
      url: 'applications',
      needs: 'sso.provide',
      place: 103,
    },
  ],
  refusals: { ...providerRefusals },
})
