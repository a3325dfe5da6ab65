import type { Refusals } from '#contract/kit/refusals.ts'

export const notificationsRefusals = {
  'message.placeholderUnknown': [
    41201,
    '模板中没有占位符“{name}”，请从可用占位符中选择',
    'There is no placeholder “{name}” in this template. Use one of those that are offered.',
  ],
  'message.channelNotAllowed': [
    41202,
    '该类消息不支持所选的通知渠道',
    'Messages of this type are not sent by this channel.',
  ],
  'message.linkInvalid': [
    41203,
    '退订链接无效或已失效，请登录后在消息设置中修改',
    'This link is not valid. Sign in and change your message settings instead.',
  ],
  'message.mailRequired': [41204, '该类消息的邮件不能关闭', "Emails of this type can't be turned off."],
  'message.notFailed': [41205, '只有发送失败的消息可以重新发送', 'Only failed deliveries can be sent again.'],
} as const satisfies Refusals
