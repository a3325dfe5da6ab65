import { template } from '../kit/messages.ts'

export const notificationsMessages = {
  templates: {
    testMessage: template(
      'security',
      '/messageSettings',
      {},
      ['测试消息', '这是一条测试消息，收到即表示通知渠道正常。'],
      ['Test message', 'You get this message because you tested your message settings.'],
    ),
  },
}
