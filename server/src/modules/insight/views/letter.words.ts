/** Texts of the mail with the figures of a view. */
export const words = {
  'zh-CN': {
    subject: (name: string, since: string, until: string) => `${name}（${since} 至 ${until}）`,
    intro: (topic: string, scope: string) => `${topic}，统计范围：${scope}。金额含税，括号内为上年同期。`,
    tenant: '租户全部部门',
    top: (rows: string) => `${rows}前五名`,
    open: '查看完整统计',
    foot: '您保存了该统计视图并设置了定期发送。可在统计页面的“我的视图”中修改或关闭。',
    none: '–',
  },
  en: {
    subject: (name: string, since: string, until: string) => `${name} (${since} to ${until})`,
    intro: (topic: string, scope: string) =>
      `${topic} for ${scope}. Amounts include tax; in brackets the same days of last year.`,
    tenant: 'the whole tenant',
    top: (rows: string) => `Top five ${rows.toLowerCase()}`,
    open: 'Open the statistics',
    foot: 'You saved this view to be mailed regularly. Change or end it under “My views” on the page.',
    none: '–',
  },
} as const
