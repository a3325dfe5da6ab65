/** The operator's page of jobs that have failed. */
export const jobs = {
  title: '失败任务',
  purpose: '多次重试后仍失败的后台任务。排除原因后可重新执行，无需处理的可忽略',
  job: '任务',
  attempts: '已执行次数',
  error: '失败原因',
  failedAt: '最近失败时间',
  retry: '重新执行',
  dismiss: '忽略',
  dismissTitle: '忽略失败任务',
  dismissText: '忽略后，“{{name}}”不再执行，也不再显示在列表中。',
  none: '没有失败任务',
  noneReason: '后台任务运行正常。',
  names: {
    events: { deliver: '业务事件处理', deliverOne: '业务事件处理（单条）' },
    ordering: { timeOut: '订单超时处理' },
    notifications: { deliver: '消息发送', sendDigests: '每日消息汇总', forgetOld: '过期消息清理' },
    ledger: { watchFunds: '预算使用提醒' },
    catalogue: {
      reindex: '商品搜索索引更新',
      forgetPictures: '未使用图片清理',
      warnOfAgreements: '协议价到期提醒',
    },
    files: { removeLoose: '未使用附件清理', removeOldCounts: '上传计数清理' },
    login: { forgetStale: '过期登录数据清理' },
    provider: { forgetOld: '过期授权数据清理', replaceOldKeys: '签名密钥轮换' },
  },
} as const
