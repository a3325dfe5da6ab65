/** Automatic bids within a secret limit. */
export const auctionProxy = {
  rule: '自动报价',
  ruleText: '可设底价，由系统在底价以内按最小降幅应价',
  title: '自动报价',
  note: '系统按规则立即应价，通常报刚好领先的金额；对手更低时最低报到底价。底价加密保存，结束前不公开；结果公布后可能随竞价文件公开',
  mine: '我的底价',
  none: '未设定',
  label: '底价（含税总额，元）',
  set: '设定底价',
  lower: '下调底价',
  confirmTitle: '确认底价',
  confirmText:
    '系统将在 ¥{{amount}}（{{capitals}}）以上为您自动报价。自动报价与人工报价同样有效；底价只能下调，不能撤销，结果公布后可能随竞价文件公开。',
  confirm: '确认',
  done: '底价已设定',
  closed: '竞价进行中可设定',
  mineSet: '设定自动报价底价',
  otherSet: '自动报价设定',
  automatic: '自动报价',
  wrong: '请填写大于 0、最多两位小数的金额',
} as const
