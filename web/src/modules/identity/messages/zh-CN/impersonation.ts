export const impersonation = {
  title: '以 {{name}} 的身份查看',
  text: '最长 30 分钟，只能查看，不能执行任何操作或导出。对方会收到消息并看到原因，日志中同时记录双方姓名。',
  start: '开始查看',
  field: { reason: '原因' },
  banner: '{{by}}正在以 {{name}} 的身份查看，{{time}} 前有效',
  end: '结束查看',
}
