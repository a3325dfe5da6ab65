import { login } from './zh-CN/login.ts'
import { loginHelp } from './zh-CN/loginHelp.ts'
import { loginNotices } from './zh-CN/loginNotices.ts'
import { passwords } from './zh-CN/passwords.ts'
import { sms } from './zh-CN/sms.ts'
import { trial } from './zh-CN/trial.ts'

export const messages = { login, loginHelp, loginNotices, passwords, sms, trial }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    login: typeof messages
  }
}
