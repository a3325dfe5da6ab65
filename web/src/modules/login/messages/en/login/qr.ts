import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { qr as zh } from '../../zh-CN/login/qr.ts'

export const qr: SameKeys<typeof zh> = {
  code: 'Sign-in QR code',
  how: "Scan the QR code with a phone you're signed in on, then confirm.",
  scanned: 'Scanned. Confirm on your phone.',
  entering: 'Signing in…',
  expired: 'This QR code has expired',
  refused: 'Sign-in cancelled on your phone',
  refresh: 'Refresh QR code',
  scanAgain: 'Refresh the code on your computer, then scan it again.',
  failed: 'QR code sign-in failed',
  failedReason: '{{reason}} Refresh the QR code?',
  confirmTitle: 'Confirm sign-in',
  confirmReason: "A device is trying to sign in to your account. If this wasn't you, decline.",
  account: 'Account',
  device: 'Device',
  unknownDevice: 'Unknown device',
  address: 'IP address',
  time: 'Requested',
  agree: 'Confirm sign-in',
  disagree: 'Decline',
  agreed: 'Confirmed. Continue on your computer.',
  disagreed: 'Sign-in declined',
  home: 'Home',
}
