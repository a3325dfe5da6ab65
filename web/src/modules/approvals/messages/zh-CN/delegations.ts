export const delegations = {
  title: '审批委托',
  purpose: '外出期间由他人代为审批，记录中同时显示双方姓名；不会代审其本人提交的单据',
  add: '新增委托',
  none: '暂无委托',
  noneReason: '您委托他人或他人委托您的记录将显示在这里。',
  who: '委托关系',
  from: '{{from}} 委托 {{to}}',
  days: '期间',
  state: '状态',
  states: { planned: '未开始', active: '生效中', ended: '已结束' },
  end: '立即结束',
  field: { toUserId: '受托人', startsOn: '开始日期', endsOn: '结束日期（最长 90 天）', reason: '原因' },
}
