import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { loginHelp as zh } from '../zh-CN/loginHelp.ts'

export const loginHelp: SameKeys<typeof zh> = {
  title: 'Sign-in and password',
  locked: 'Too many wrong passwords: this person cannot sign in for now.',
  unlock: 'Unlock',
  initial: 'This person still has to replace an initial password.',
  send: 'Text a password setup link',
  sent: 'Password setup link sent',
  issue: 'Issue an initial password',
  issueText:
    'The current password stops working and the person is signed out everywhere. They choose a new password when they next sign in.',
  issued: 'Initial password',
  issuedText: 'Give it to the person now. It will not be shown again.',
}
