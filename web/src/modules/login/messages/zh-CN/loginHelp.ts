export const loginHelp = {
  title: '登录与密码',
  locked: '因密码多次输错，该用户暂时无法登录。',
  unlock: '解除锁定',
  initial: '该用户须先修改初始密码。',
  send: '发送密码设置短信',
  sent: '已发送密码设置短信',
  issue: '生成初始密码',
  issueText: '原密码立即失效，该用户将退出所有登录，并须在首次登录时修改初始密码。',
  issued: '初始密码',
  issuedText: '请将初始密码告知本人。关闭后将不再显示。',
}
