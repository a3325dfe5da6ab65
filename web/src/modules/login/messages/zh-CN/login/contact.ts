export const contact = {
  prove: {
    reason: '为保护账号安全，请先输入当前登录密码。',
    password: '当前密码',
    next: '下一步',
  },
  information: {
    title: '完善个人信息',
    text: '您还没有登记手机号码。登记后可用短信登录、找回密码，并接收重要通知。',
    later: '以后再说',
    complete: '去完善',
  },
  contact: {
    button: { set: '设置', change: '更换' },
    set: { mobile: '设置手机号', email: '设置邮箱' },
    change: { mobile: '更换手机号', email: '更换邮箱' },
    new: { mobile: '新手机号码', email: '新邮箱' },
    reason: {
      mobile: '短信验证码将发送至新号码。更换后，其他设备上的登录会全部退出，原号码会收到通知。',
      firstMobile: '短信验证码将发送至该号码。设置后，可用它登录和重置密码，其他设备上的登录会全部退出。',
      email: '邮箱仅作为联系方式，不能用于登录。',
    },
    need: { mobile: '请输入新手机号码', email: '请输入新邮箱' },
    changed: { mobile: '手机号已更新，其他设备上的登录已退出', email: '邮箱已更新' },
    proofGone: '身份验证已过期，请重新验证',
  },
} as const
