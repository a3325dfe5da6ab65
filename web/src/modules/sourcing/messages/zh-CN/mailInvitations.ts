import { inChinese } from '#contract/kit/labels.ts'
import { mailInvitationStatusNames } from '#contract/sourcing/invitations/mailInvitations.ts'

/** Invitations by mail to firms that are not registered yet. */
export const mailInvitations = {
  title: '邮件邀请',
  note: '邀请尚未注册的企业',
  invite: '邮件邀请',
  send: '发送邀请',
  sent: '邀请邮件已提交发送',
  text: '系统将向该邮箱发送一次性链接。对方注册成为供应商并通过审核后，即成为本项目的受邀供应商。',
  none: '暂无邮件邀请',
  noneReason: '可通过邮件邀请尚未注册的企业参与本项目。',
  invitedAt: '邀请时间',
  sends: '发送次数',
  resend: '重新发送',
  withdraw: '撤回',
  withdrawText: '撤回后，发给“{{name}}”的链接立即失效。',
  statusLabel: '状态',
  status: inChinese(mailInvitationStatusNames),
  field: { firmName: '企业名称', mail: '邮箱' },
  page: {
    title: '采购项目邀请',
    text: '{{firm}}，您好！{{dept}}邀请贵司参与以下采购项目。',
    deadline: '当前阶段截止',
    expiresAt: '链接有效期至',
    register: '注册为供应商',
    signIn: '已有账号，去登录',
    acceptText: '接受后，该邀请与您当前的账号绑定；注册审核通过后即可报名。',
    accept: '接受邀请',
    otherAccount: '请使用供应商账号接受邀请',
    gone: '邀请链接无效',
    goneReason: '链接可能已使用、已撤回或已过期，请联系采购人重新发送。',
  },
}
