export const invite = {
  title: '接受邀请',
  purpose: '您受邀使用“{{company}}”的采购平台，请设置登录密码。',
  userName: '姓名',
  userCode: '账号',
  expiresAt: '链接有效期至',
  accept: '设置密码并登录',
  gone: '邀请链接已失效',
  goneReason: '链接已使用或已过期，请联系邀请人重新发送。',
  toLogin: '去登录',
}
