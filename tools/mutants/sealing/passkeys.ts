import type { Mutant } from '../mutant.ts'

const openers = 'server/src/modules/sourcing/seal/openers'
const service = `${openers}/passkey.service.ts`
const routes = `${openers}/passkey.routes.test.ts`
const wraps = 'sealing/src/keys/passkey.ts'
const wrapTests = 'sealing/src/keys/passkey.test.ts'

/** An opener's passkey unlocks only its own key. */
export const passkeysOfOpeners: readonly Mutant[] = [
  {
    guards: 'I-97',
    without: 'the signature of the key under a wrapped copy',
    edits: [
      {
        file: service,
        from: "if (!isOwnPasskey({ owner: actor.personId, key: key.keys.A.signing, credential }, wrap)) refuse('opener.unproven')",
        to: 'void isOwnPasskey',
      },
    ],
    test: {
      file: routes,
      name: 'opener’s passkey: wraps of another person, key or passkey are refused, and unlock nothing if swapped',
    },
  },
  {
    guards: 'I-97',
    without: 'the binding of a copy to person, key and passkey',
    edits: [
      {
        file: wraps,
        from: "recordHash('A', 'wrap/passkey', placeRecord(place))",
        to: "recordHash('A', 'wrap/passkey', place.key)",
      },
    ],
    test: { file: wrapTests, name: 'passkey: the binding holds even without the signature' },
  },
  {
    guards: 'I-97',
    without: 'the user that a device has verified',
    edits: [{ file: service, from: '{ requireUserVerification: true }', to: '{ requireUserVerification: false }' }],
    test: {
      file: routes,
      name: 'opener’s passkey: requires a genuine response for this host and challenge by a verified user',
    },
  },
  {
    guards: 'I-97',
    without: 'the passkeys that go with a revoked key',
    edits: [{ file: `${openers}/opener.service.ts`, from: '  await removePasskeys(tx, id)\n', to: '' }],
    test: {
      file: routes,
      name: 'opener’s passkey: only its owner sees and removes it; it is removed with its key; their number is limited',
    },
  },
]
