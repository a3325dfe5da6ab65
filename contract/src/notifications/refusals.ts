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
  'push.notOffered': [
    41811,
    '平台未开启推送通知，请联系平台运营',
    'Push notifications are not available on this platform. Contact the platform operator.',
  ],
  'push.endpointNotAllowed': [
    41812,
    '浏览器的推送服务地址不可用，请更换浏览器后重试',
    "This browser's push service can't be used. Try another browser.",
  ],
  'push.keysInvalid': [
    41813,
    '浏览器提供的推送密钥无效，请刷新页面后重试',
    "The browser's push keys are invalid. Reload the page and try again.",
  ],
  'push.endpointTaken': [
    41814,
    '该浏览器的推送属于其他账号，请重新开启',
    'Push notifications in this browser belong to another account. Turn them on again.',
  ],
} as const satisfies Refusals
