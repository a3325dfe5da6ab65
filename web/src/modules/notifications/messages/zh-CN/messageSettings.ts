export const messageSettings = {
  title: '消息设置',
  purpose: '选择通过哪些渠道接收哪类消息。',
  when: '提醒方式',
  channels: '按类型选择渠道',
  channelsNote: '灰色勾选的渠道不能关闭。',
  topic: '消息类型',
  reach: '邮件发送到：{{email}}；短信发送到：{{mobile}}。',
  noAddress: '未设置',
  changeReach: '修改联系方式',
  noDigest: '不汇总，逐条发送',
  restore: '恢复默认',
  test: '发送测试消息',
  tested: '测试消息已发送，请查看站内消息和邮箱',
  field: {
    bell: '在页面顶部显示消息铃铛',
    popUp: '弹出新消息',
    digestHour: {
      label: '每日邮件汇总',
      hint: '选择时间后，每天汇总为一封邮件发送（北京时间）；不能关闭的邮件仍逐条发送。',
    },
    choices: '按类型选择渠道',
  },
} as const

export const unsubscribe = {
  title: '邮件退订',
  confirmText: '不再向 {{email}} 发送“{{topic}}”邮件？站内消息不受影响。',
  confirm: '确认退订',
  done: '已退订：不再向 {{email}} 发送“{{topic}}”邮件。',
  again: '恢复接收',
  required: '“{{topic}}”邮件不能退订。',
  settings: '全部消息设置',
  invalid: '退订链接无效或不完整，请登录后在消息设置中修改。',
} as const
