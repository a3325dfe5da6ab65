import { byMail, template, topic } from '../kit/messages.ts'

export const platformMessages = {
  topics: {
    subscription: topic(
      '140050710',
      'system',
      ['服务到期与数据导出', 'Subscription and data exports'],
      ['operator'],
      [byMail, byMail],
    ),
  },
  templates: {
    subscriptionEnding: template(
      'subscription',
      '/onboardingChecklist',
      { days: ['剩余天数', 'Days left', '7'], expiresOn: ['到期日', 'Last day', '2026-12-31'] },
      ['服务将在 {days} 天后到期', '贵公司的服务将于 {expiresOn} 到期，到期后只能查看和导出数据，请及时联系平台续期。'],
      [
        'Your subscription ends in {days} days',
        'It ends on {expiresOn}. After that day data can only be viewed and exported. Contact the platform to renew it.',
      ],
      'org.manage',
    ),
    dataExportReady: template(
      'subscription',
      '/dataExports',
      {},
      ['数据导出已生成', '您申请的公司数据导出已生成，7 天内可以下载。'],
      ['Your data export is ready', 'It can be downloaded for 7 days.'],
      'tenant.export',
    ),
  },
}
