import { byMail, template, topic } from '../kit/messages.ts'

const facts = {
  name: ['推送名称', 'Webhook', 'ERP 订单同步', 'ERP order sync'],
  reason: ['失败原因', 'Reason', 'HTTP 500'],
} as const

export const apiMessages = {
  topics: {
    webhook: topic('140050721', 'system', ['接口推送', 'Webhooks'], ['operator'], [byMail, byMail]),
  },
  templates: {
    webhookFailing: template(
      'webhook',
      '/webhooks',
      facts,
      [
        '推送“{name}”持续失败',
        '推送“{name}”已连续一天以上未能送达（{reason}），连续失败 5 天后将自动停止，请尽快处理。',
      ],
      [
        'Webhook “{name}” keeps failing',
        'Webhook “{name}” has failed for more than a day ({reason}). It stops after five days of failures.',
      ],
      'webhook.manage',
    ),
    webhookStopped: template(
      'webhook',
      '/webhooks',
      facts,
      ['推送“{name}”已停止', '推送“{name}”已自动停止（{reason}）。修复接收系统后，请重新启用并补发期间的事件。'],
      [
        'Webhook “{name}” has stopped',
        'Webhook “{name}” has stopped ({reason}). Repair the receiver, enable it again and replay what it missed.',
      ],
      'webhook.manage',
    ),
  },
}
