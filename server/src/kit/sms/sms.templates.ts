import type { Lang } from '#contract/refusals.ts'

/** Texts of the SMS templates; gateways with templates of their own select them by name. */
export const templates = {
  loginCode: {
    'zh-CN': '您的登录验证码为 {code}，{minutes} 分钟内有效。请勿将验证码告知他人。',
    en: "Your sign-in code is {code}, valid for {minutes} minutes. Don't share it with anyone.",
  },
  resetCode: {
    'zh-CN': '您正在重置登录密码，验证码为 {code}，{minutes} 分钟内有效。如非本人操作，请忽略本短信。',
    en: "Your password reset code is {code}, valid for {minutes} minutes. If you didn't request it, ignore this message.",
  },
  resetLink: {
    'zh-CN': '管理员已为您的账号 {account} 发起密码设置，请访问 {link} 设置登录密码。请勿将验证码告知他人。',
    en: "Your administrator asks you to set a password for your account {account} at {link}. Don't share your code with anyone.",
  },
  mobileCode: {
    'zh-CN':
      '您正在将本号码设为账号的手机号码，验证码为 {code}，{minutes} 分钟内有效。如非本人操作，请勿将验证码告知他人。',
    en: "Your code for adding this number to your account is {code}, valid for {minutes} minutes. If you didn't request it, don't share it with anyone.",
  },
  registerCode: {
    'zh-CN': '您正在申请单位注册，验证码为 {code}，{minutes} 分钟内有效。如非本人操作，请忽略本短信。',
    en: "Your code for registering a department is {code}, valid for {minutes} minutes. If you didn't request it, ignore this message.",
  },
  supplierCode: {
    'zh-CN': '您正在申请成为供应商，验证码为 {code}，{minutes} 分钟内有效。如非本人操作，请忽略本短信。',
    en: "Your code for registering as a supplier is {code}, valid for {minutes} minutes. If you didn't request it, ignore this message.",
  },
  supplierInvitation: {
    'zh-CN': '{supplier}邀请您使用供应商账号 {account}，请在 7 天内访问 {link} 设置登录密码。请勿转发本短信。',
    en: "{supplier} invites you to use the supplier account {account}. Set your password within 7 days at {link}. Don't forward this message.",
  },
  mobileChanged: {
    'zh-CN': '您账号的手机号码已于 {time} 变更为 {mobile}，本号码不再用于登录。如非本人操作，请立即联系单位管理员。',
    en: "Your account's mobile number was changed to {mobile} on {time}. This number can no longer be used to sign in. If this wasn't you, contact your administrator immediately.",
  },
  message: {
    'zh-CN': '{text}，请登录平台查看。',
    en: '{text}. Sign in to see the details.',
  },
} as const satisfies Record<string, Record<Lang, string>>

export interface SmsMessage {
  readonly tenantId: string
  readonly to: string
  readonly template: keyof typeof templates
  readonly lang: Lang
  readonly values: Readonly<Record<string, string>>
}

export const textOf = ({ template, lang, values }: SmsMessage): string =>
  templates[template][lang].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
