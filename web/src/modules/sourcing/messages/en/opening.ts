import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { opening as zh } from '../zh-CN/opening.ts'

export const opening: SameKeys<typeof zh> = {
  insecure: 'Your connection is not secure, so keys cannot be used',
  insecureWhy: 'Browsers offer encryption on HTTPS pages only. Open this page at its HTTPS address.',
  setUp: {
    note: 'Who opens the sealed quotes after the deadline',
    makers: 'The first two make the key of the project together',
    maker: 'Makes the key',
    nobody: 'No active keys yet. Activate one under Opening key first.',
    needed: '{{n}} shares in all; this many open the quotes',
    text: {
      assisted:
        'Each opener and the platform hold one share. Before the opening no party can open the quotes alone. Openers make and check the key online before the project is published.',
      committee:
        'People hold all shares and the platform none. Before the opening no party can open the quotes alone. Openers make and check the key online before the project is published.',
      automatic:
        'The platform opens the quotes after the deadline without anyone. It is able to open them earlier, so this suits small projects.',
    },
  },
  key: {
    title: 'My opening key',
    purpose:
      'The key is made in your browser. The platform keeps its public part and an encrypted copy, and you use it to open sealed quotes.',
    current: 'Current key',
    earlier: 'Revoked keys',
    noKey: 'You have no opening key yet',
    noKeyReason:
      'With a key you can be chosen to open the quotes of a project. You will be given a recovery code: have a printer or pen at hand.',
    make: 'Make a key',
    codeTitle: 'Keep the recovery code',
    codeOnce: 'This code is shown only once',
    codeWhy:
      'On another device, or after clearing browser data, the code is the only way back to your key. Print it or write it down and keep it offline, not on a computer, in mail or in chats. The platform cannot restore it.',
    fingerprintIs: 'Key fingerprint: {{fingerprint}}',
    written: 'Saved, continue',
    typeTitle: 'Check the recovery code',
    typeText: 'Type the recovery code that you have just kept. The key takes effect once it matches.',
    code: 'Recovery code',
    codeHint: '28 characters; capitals and hyphens do not matter',
    wrongCode: 'This is not the recovery code. Compare it with what you kept.',
    back: 'Show it again',
    finish: 'Check and activate',
    made: 'Your opening key is active',
    fingerprint: 'Fingerprint',
    created: 'Active since',
    rounds: 'Unopened projects',
    roundCount: '{{count}}',
    device: 'This device',
    here: 'Ready to use',
    notHere: 'Needs the recovery code',
    restoreHere: 'Restore on this device',
    restoreTitle: 'Restore the opening key',
    restoreText:
      'Enter the recovery code that you kept when you made the key. This device can use the key from then on.',
    restore: 'Restore',
    restored: 'The key is restored on this device',
    revoke: 'Revoke the key',
    revokeTitle: 'Revoke the opening key',
    revokeText: 'This cannot be undone. To take part in openings again, make a new key.',
    revokeRounds: '{{count}} unopened projects use this key. They will have one share less. This cannot be undone.',
    revokedNow: 'The key is revoked',
    active: 'Active',
    revoked: 'Revoked',
    createdAt: 'Active since {{time}}',
    revokedAt: 'Revoked {{time}}',
    directory: 'Public keys',
    directoryNote: 'Compare fingerprints in person or by phone',
    find: 'Search by name',
    none: 'No matching keys',
    noneReason: 'Keys appear here once people activate them.',
  },
}
