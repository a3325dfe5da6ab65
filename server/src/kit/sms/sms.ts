import { setTimeout as delay } from 'node:timers/promises'
import type { Lang } from '#contract/refusals.ts'

/** The sentences that go out; a gateway that knows its own sends those by the template's name. */
const templates = {
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
    en: 'Your administrator asks you to set a password for your account {account} at {link}. Do not tell your code to anybody.',
  },
  mobileCode: {
    'zh-CN':
      '您正在将本号码设为账号的手机号码，验证码为 {code}，{minutes} 分钟内有效。如非本人操作，请勿将验证码告知他人。',
    en: "Your code for adding this number to your account is {code}, valid for {minutes} minutes. If you didn't request it, don't share it with anyone.",
  },
  mobileChanged: {
    'zh-CN': '您账号的手机号码已于 {time} 变更为 {mobile}，本号码不再用于登录。如非本人操作，请立即联系单位管理员。',
    en: "Your account's mobile number was changed to {mobile} on {time}. This number can no longer be used to sign in. If this wasn't you, contact your administrator immediately.",
  },
} as const satisfies Record<string, Record<Lang, string>>

export interface SmsMessage {
  readonly tenantId: string
  readonly to: string
  readonly template: keyof typeof templates
  readonly lang: Lang
  readonly values: Readonly<Record<string, string>>
}

export interface Sms {
  /** Throws where it did not go out. Never inside a transaction. */
  readonly send: (message: SmsMessage) => Promise<void>
  /**
   * For a number that is nobody's: takes as long as sending lately took, and throws where that lately failed, so that
   * nothing tells the two apart.
   */
  readonly pretend: () => Promise<void>
}

export const textOf = ({ template, lang, values }: SmsMessage): string =>
  templates[template][lang].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

const remembered = 20

/** Sends by a way of delivery, and remembers how that lately went. */
export function openSms(
  deliver: (message: SmsMessage) => Promise<void>,
  onError: (error: Error) => void = () => undefined,
): Sms {
  let lately: readonly { readonly ms: number; readonly failed: boolean }[] = []
  const note = (began: number, failed: boolean) =>
    void (lately = [...lately.slice(1 - remembered), { ms: performance.now() - began, failed }])
  return {
    send: async (message) => {
      const began = performance.now()
      try {
        await deliver(message)
        note(began, false)
      } catch (error) {
        note(began, true)
        onError(error as Error)
        throw error
      }
    },
    pretend: async () => {
      const failed = lately.at(-1)?.failed ?? false
      const sameOutcome = lately.filter((one) => one.failed === failed)
      await delay(sameOutcome[Math.floor(Math.random() * sameOutcome.length)]?.ms ?? 0)
      if (failed) throw new Error('the SMS before this one did not go out')
    },
  }
}

const mostAnswer = 16 * 1024

/**
 * A gateway that takes `POST {to, template, lang, values, text}` as JSON; name and password in the address become
 * basic authorization.
 */
export function gatewaySms(address: string, onError: (error: Error) => void, timeoutMs = 5000): Sms {
  const url = new URL(address)
  const { username, password } = url
  url.username = url.password = ''
  const pair = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')
  const headers = {
    'content-type': 'application/json',
    ...(username === '' ? {} : { authorization: `Basic ${pair}` }),
  }
  return openSms(async (message) => {
    const { to, template, lang, values } = message
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify({ to, template, lang, values, text: textOf(message) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const said = await beginningOf(answer)
    if (!answer.ok || hasRefused(said)) throw new Error(`the SMS gateway answered ${answer.status}`)
  }, onError)
}

/** What was answered; a gateway that says more than any would is not listened to. */
async function beginningOf({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body ?? []) {
    size += piece.byteLength
    if (size > mostAnswer) throw new Error('the SMS gateway answers without end')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

/** Many gateways answer 200 to everything, with a code of their own. */
function hasRefused(said: string): boolean {
  try {
    const { code } = JSON.parse(said) as { code?: unknown }
    return code !== undefined && code !== 0 && code !== '0'
  } catch {
    return false
  }
}
