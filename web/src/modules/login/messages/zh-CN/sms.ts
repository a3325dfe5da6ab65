export const sms = {
  mobile: '手机号码',
  code: '短信验证码',
  get: '获取验证码',
  wait: '{{count}} 秒后重试',
  sent: '发送成功',
  picture: '安全验证',
  need: {
    mobile: '请先输入手机号码',
    account: '请先输入用户名！',
    picture: '请输入验证码',
    sent: '请先获取验证码',
    code: '请输入短信验证码',
  },
  wrong: { mobile: '手机号格式错误' },
  outbox: {
    title: '开发发件箱',
    purpose: '未配置短信网关或邮件服务器时，本应发出的短信和邮件保存在这里。仅开发环境可见。',
    refresh: '刷新',
    none: '暂无消息',
    noneReason: '使用短信登录或重置密码时获取一次验证码，或发布一个采购项目，消息就会显示在这里。',
  },
} as const
