import type { Refusals } from '#contract/kit/refusals.ts'

/** Refusals of invitations by mail, 40228 to 40230, 40235, 40238 and 40239. */
export const invitationRefusals = {
  'mailInvitation.there': [40228, '该邮箱已被邀请', 'This address is already invited.'],
  'mailInvitation.notOpen': [
    40229,
    '仅邀请类项目在报名或报价期间可发送邮件邀请',
    'Invitations by mail are sent for projects with invited suppliers, during enrolment or quoting.',
  ],
  'mailInvitation.gone': [
    40230,
    '邀请链接无效、已使用、已撤回或已过期',
    'The link is invalid, used, withdrawn or expired.',
  ],
  'mailInvitation.tooMany': [40235, '每个项目最多发送 {max} 份邮件邀请', 'You can send up to {max} invitations.'],
  'mailInvitation.used': [40238, '对方已接受邀请，不能再操作', 'The invitation was accepted already.'],
  'mailInvitation.sends': [40239, '同一邀请最多发送 {max} 次', 'An invitation can be sent up to {max} times.'],
} as const satisfies Refusals
