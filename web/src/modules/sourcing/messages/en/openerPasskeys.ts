import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { openerPasskeys as zh } from '../zh-CN/openerPasskeys.ts'

export const openerPasskeys: SameKeys<typeof zh> = {
  title: 'Passkeys',
  note: 'Unlock your opening key with a fingerprint, your face or a PIN',
  none: 'With a passkey you need no recovery code on the devices it is synced to.',
  unsupported:
    "This browser can't unlock opening keys with passkeys. Keep using the recovery code, or use a current version of Chrome, Edge or Safari.",
  add: 'Add a passkey',
  addText:
    "Your device will ask for a fingerprint, your face or a PIN. The passkey encrypts your opening key on your device. The platform keeps only the encrypted copy and can't unlock it.",
  name: 'Name',
  nameHint: 'To tell your passkeys apart',
  needName: 'Enter a name',
  thisDevice: 'My device',
  make: 'Continue',
  added: 'Passkey added',
  since: 'Added {{time}}',
  elsewhere: 'Works on {{host}} only',
  remove: 'Remove',
  removeTitle: 'Remove “{{name}}”',
  removeText:
    'This passkey will no longer unlock your opening key. The recovery code and other passkeys keep working. Delete the passkey on your device yourself.',
  removed: 'Passkey removed',
  unlockTitle: 'Unlock your opening key',
  unlockText:
    "Your opening key isn't kept on this device. A passkey unlocks it for this action only; nothing stays on the device.",
  use: 'Use a passkey',
  useCode: 'Use the recovery code',
  ready: 'A passkey unlocks it',
  trouble: {
    noPrf:
      "This passkey can't encrypt, so it can't hold your opening key. Use another device or password manager, or keep using the recovery code.",
    wrong: "This passkey doesn't unlock your current opening key. Use another passkey or the recovery code.",
    givenUp: 'This was cancelled or took too long. Try again.',
    known: 'The passkey on this device has been added already.',
  },
}
