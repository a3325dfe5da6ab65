import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { invite as zh } from '../zh-CN/invite.ts'

export const invite: SameKeys<typeof zh> = {
  title: 'Accept invitation',
  purpose: 'You are invited to the procurement portal of {{company}}. Set a password.',
  userName: 'Name',
  userCode: 'Username',
  expiresAt: 'Link valid until',
  accept: 'Set password and sign in',
  gone: 'This invitation is no longer valid',
  goneReason: 'It was used or has expired. Ask for a new one.',
  toLogin: 'Sign in',
}
