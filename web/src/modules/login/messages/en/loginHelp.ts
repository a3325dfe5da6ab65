import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { loginHelp as zh } from '../zh-CN/loginHelp.ts'

export const loginHelp: SameKeys<typeof zh> = {
  title: 'Login and password',
  locked: 'Too many wrong passwords: this person cannot log in for now.',
  unlock: 'Unlock',
  initial: 'This person has to change an initial password first.',
  send: 'Text a password setup link',
  sent: 'Password setup link sent',
  issue: 'Issue an initial password',
  issueText:
    'The current password stops working, the person is logged out everywhere, and has to choose a new password at the next login.',
  issued: 'Initial password',
  issuedText: 'Pass it on to the person. It is not shown again.',
}
