import { login } from './en/login.ts'
import { loginHelp } from './en/loginHelp.ts'
import { loginNotices } from './en/loginNotices.ts'
import { passwords } from './en/passwords.ts'
import { sms } from './en/sms.ts'
import { trial } from './en/trial.ts'

export const messages = { login, loginHelp, loginNotices, passwords, sms, trial }
