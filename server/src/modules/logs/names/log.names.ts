import { isTemplateName, templateOf, topics } from '#contract/messages.ts'
import { type DeliveryStatus, deliveryStatusNames, type SkipReason } from '#contract/notifications/operating.ts'
import { isPermission, permissions } from '#contract/permissions.ts'
import { isRefusalCode, type Lang, refusals, say } from '#contract/refusals.ts'
import { actionNames } from './action.names.ts'
import { areaNames } from './area.names.ts'
import { entityNames } from './entity.names.ts'
import { happenedNames } from './event.names.ts'

type Names = readonly [zh: string, en: string]
const inLang = ([zh, en]: Names, lang: Lang): string => (lang === 'en' ? en : zh)

/** `awardProposed` as words: `award proposed`. */
const wordsOf = (code: string): string => code.replaceAll(/([A-Z])/g, ' $1').toLowerCase()
const asSentence = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)

/** Name of an event. In English its code is made of words. */
export function eventName(name: string, lang: Lang): string {
  const [entity = '', happened = ''] = name.split('.')
  if (lang === 'en') return `${asSentence(wordsOf(entity))} ${wordsOf(happened)}`
  return `${entityNames.get(entity) ?? entity}${happenedNames.get(happened) ?? happened}`
}

/** What a path is made of: what it is about, and what it does. */
export function partsOf(path: string): { readonly area: string; readonly action: string } {
  const parts = (path.split('/api/')[1] ?? path.replace(/^\//, '')).split('/')
  return { area: parts.slice(0, -1).join('/'), action: parts.at(-1) ?? '' }
}

/** Name of a call: in English what its route says it does. Whatever writes or exports has a name, so the rest reads. */
export function operationName(path: string, lang: Lang, summary: string | undefined): string {
  const { area, action } = partsOf(path)
  if (lang === 'en') return summary ?? asSentence(wordsOf(`${area} ${action}`))
  return `${areaNames.get(area) ?? area} · ${actionNames.get(action) ?? '查看'}`
}

/** Outcome of a call by the number of its refusal; empty if it was accepted. */
const namesOfRefusals = new Map<number, string>(Object.entries(refusals).map(([name, [number]]) => [number, name]))
export function outcomeName(code: number, lang: Lang): string {
  const name = namesOfRefusals.get(code)
  return code === 0 || name === undefined ? '' : refusalName(name, lang)
}
/** What a refusal says, without the facts of the moment. */
export const refusalName = (name: string, lang: Lang): string =>
  isRefusalCode(name) ? say(name, lang).replaceAll(/\{\w+\}/g, '…') : name

const methods: Readonly<Record<string, Names>> = {
  password: ['密码', 'Password'],
  sms: ['短信验证码', 'Text message'],
  qr: ['扫码', 'QR code'],
  ca: ['数字证书', 'Certificate'],
  sso: ['单点登录', 'Single sign-on'],
  passkey: ['通行密钥', 'Passkey'],
  totp: ['验证器', 'Authenticator app'],
  recovery: ['恢复码', 'Recovery code'],
  switch: ['切换账号', 'Change of account'],
  impersonation: ['代入查看', 'View as'],
}
export const methodName = (method: string, lang: Lang): string =>
  Object.hasOwn(methods, method) ? inLang(methods[method]!, lang) : method

export const statusName = (status: DeliveryStatus, lang: Lang): string => inLang(deliveryStatusNames[status], lang)

const reasons: Readonly<Record<SkipReason, Names>> = {
  notConfigured: ['未配置发送渠道', 'The channel is not set up'],
  outdated: ['消息已过时', 'Outdated'],
  noAddress: ['接收人无地址', 'The receiver has no address'],
  digestEmpty: ['汇总无内容', 'The summary is empty'],
  unsubscribed: ['接收人已退订', 'Unsubscribed'],
}
/** Why a message was not sent: by name, or what the channel said. */
export const reasonName = (reason: string, lang: Lang): string =>
  Object.hasOwn(reasons, reason) ? inLang(reasons[reason as SkipReason], lang) : reason

/** Topic of a message, as settings of messages name it. */
export function topicNameOf(template: string, lang: Lang): string {
  return isTemplateName(template) ? inLang(topics[templateOf(template).topic].name, lang) : template
}

/** Name of a permission among what was added or removed; anything else as it is. */
export const permissionName = (text: string, lang: Lang): string =>
  isPermission(text) ? inLang(permissions[text], lang) : text

/** Codes of all whose name in a language contains the keyword. */
export const named = (codes: Iterable<string>, keyword: string, nameOf: (code: string) => string): string[] => {
  const searched = keyword.trim().toLowerCase()
  return searched === '' ? [] : [...codes].filter((code) => nameOf(code).toLowerCase().includes(searched))
}
