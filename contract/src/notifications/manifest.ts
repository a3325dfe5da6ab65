import { defineModule } from '../kit/manifest.ts'
import { notificationsMessages } from './ownTemplates.ts'
import { notificationsRefusals } from './refusals.ts'

export const notifications = defineModule({
  title: ['消息', 'Messages'],
  permissions: {
    'message.manage': ['管理消息模板与发送记录', 'Manage message templates and deliveries'],
  },
  menus: [
    {
      entrance: 'operator',
      group: 'content',
      id: '100604',
      name: '消息模板',
      enName: 'Message templates',
      url: 'messageTemplates',
      needs: 'message.manage',
      place: 78,
    },
    {
      entrance: 'operator',
      group: 'content',
      id: '100605',
      name: '消息发送记录',
      enName: 'Message deliveries',
      url: 'messageDeliveries',
      needs: 'message.manage',
      place: 79,
    },
  ],
  messages: notificationsMessages,
  refusals: { ...notificationsRefusals },
  refusalFields: { 'message.channelNotAllowed': 'choices' },
})
