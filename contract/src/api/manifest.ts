import { defineModule } from '../kit/manifest.ts'
import { apiMessages } from './messages.ts'
import { apiRefusalFields, apiRefusals } from './refusals.ts'

const system = { entrance: 'operator', group: 'system' } as const

export const api = defineModule({
  title: ['开放接口', 'Open API'],
  permissions: {
    'apiKey.manage': ['管理服务账号与 API 密钥', 'Manage service accounts and API keys'],
    'webhook.manage': ['管理接口推送', 'Manage webhooks'],
  },
  menus: [
    {
      ...system,
      id: '100491',
      name: 'API 密钥',
      enName: 'API keys',
      url: 'apiKeys',
      needs: 'apiKey.manage',
      place: 106,
    },
    {
      ...system,
      id: '100492',
      name: '接口推送',
      enName: 'Webhooks',
      url: 'webhooks',
      needs: 'webhook.manage',
      place: 107,
    },
  ],
  messages: apiMessages,
  refusals: { ...apiRefusals },
  refusalFields: { ...apiRefusalFields },
})
