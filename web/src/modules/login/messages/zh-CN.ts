import { login } from './zh-CN/login.ts'
import { loginHelp } from './zh-CN/loginHelp.ts'
import { notices } from './zh-CN/notices.ts'
import { passwords } from './zh-CN/passwords.ts'
import { sms } from './zh-CN/sms.ts'
import { trial } from './zh-CN/trial.ts'

export const messages = { login, loginHelp, notices, passwords, sms, trial }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    login: typeof messages
  }
}
