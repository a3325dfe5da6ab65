import type { Refusals } from '#contract/kit/refusals.ts'
import { mostKeyDays } from './keys.ts'

export const apiRefusals = {
  'apiKey.invalid': [
    47501,
    'API 密钥无效，或不允许从当前地址调用',
    'The API key is invalid, or may not be used from this address.',
  ],
  'apiKey.tooMany': [
    47503,
    '该密钥的调用过于频繁，请 {seconds} 秒后重试',
    'This key calls too often. Try again in {seconds} seconds.',
  ],
  'apiKey.neverGranted': [
    47504,
    '以下权限须由人员行使，不能授予密钥：{names}',
    'A person has to exercise these permissions, so no key can have them: {names}',
  ],
  'apiKey.beyondAccount': [
    47505,
    '以下权限超出服务账号的权限上限：{names}',
    "These permissions exceed the service account's limit: {names}",
  ],
  'apiKey.network': [47506, '“{value}”不是有效的 IP 地址或网段', '“{value}” is not a valid address or network.'],
  'apiKey.expiry': [
    47507,
    `有效期须为今天起至 ${mostKeyDays} 天以内`,
    `The last day must be between today and ${mostKeyDays} days from now.`,
  ],
  'apiKey.revoked': [47508, '该密钥已失效，不能再修改', 'This key has ended and cannot be changed.'],
  'serviceAccount.disabled': [47509, '服务账号已停用，请先启用', 'The service account is disabled. Enable it first.'],
  'webhook.address': [
    47511,
    '接收地址须为公网可访问的 https 地址',
    'The URL must be an https address in the public internet.',
  ],
  'webhook.event': [47512, '事件“{code}”不能推送', 'The event “{code}” cannot be sent.'],
  'webhook.notReadable': [
    47513,
    '服务账号无权查看以下内容，不能推送其事件：{names}',
    'The service account may not read these records, so their events are not sent to it: {names}',
  ],
  'webhook.notActive': [47514, '该推送未启用', 'This webhook is not active.'],
  'webhook.range': [47515, '结束时间须晚于开始时间', 'The end must be after the beginning.'],
} as const satisfies Refusals
export const apiRefusalFields = {
  'apiKey.expiry': 'expiresOn',
  'apiKey.network': 'networks',
  'webhook.address': 'url',
  'webhook.range': 'until',
} as const
