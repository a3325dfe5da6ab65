/** How suppliers bid against each other in a bidding. */
export const auction = {
  title: '竞价规则',
  note: '首轮报价密封提交；组织在线竞价时按以下规则进行，发布后不能修改',
  field: {
    stepKind: { label: '降价方式', options: { amount: '按金额（元）', percent: '按比例（%）' } },
    step: '最小降幅',
    stepBase: { label: '降价基准', options: { own: '本方上一次出价', lead: '当前最低价' } },
    tie: { label: '同价处理', options: { earlier: '先出价者在前', forbidden: '不允许同价' } },
    extensionWindow: { label: '延时触发（分钟）', hint: '结束前此时间内有出价则自动延时；0 表示不延时' },
    extensionMinutes: '每次延时（分钟）',
    mostExtensions: '最多延时次数',
    visibility: {
      label: '供应商可见范围',
      options: { rank: '本方排名', lead: '本方排名与最低价', own: '仅本方出价' },
    },
  },
  text: {
    intro: '首轮报价密封提交；组织在线竞价时：',
    step: {
      own: '每次出价至少比本方上一次低 {{step}}',
      lead: '每次出价至少比当前最低价低 {{step}}',
    },
    amount: '{{amount}} 元',
    percent: '{{percent}}%',
    tie: { earlier: '同价时先出价者在前', forbidden: '不允许同价' },
    extension: '结束前 {{window}} 分钟内有出价则延时 {{minutes}} 分钟，最多 {{most}} 次',
    noExtension: '到时结束，不延时',
    visibility: { rank: '供应商可见本方排名', lead: '供应商可见本方排名与最低价', own: '供应商仅可见本方出价' },
    and: '；',
    end: '。',
  },
} as const
