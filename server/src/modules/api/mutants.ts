import type { Mutant } from '../../../../tools/mutants/mutant.ts'

const api = 'server/src/modules/api'
const keys = `${api}/keys/key.routes.test.ts`
const webhooks = `${api}/webhooks/webhook.routes.test.ts`
const address = { file: keys, name: 'a key calls from the named addresses alone' }
const given = { file: keys, name: 'nobody gives a key more than they may grant' }
const ended = { file: keys, name: 'an expired and a revoked key are like one that never was' }

export const mutants: readonly Mutant[] = [
  {
    guards: 'I-630',
    without: 'what the account has',
    edits: [
      {
        file: `${api}/keys/key.store.ts`,
        from: 'array(select unnest(k.scopes) intersect select unnest(a.permissions))',
        to: 'k.scopes',
      },
    ],
    test: { file: keys, name: 'fewer permissions of the account take effect on its keys' },
  },
  {
    guards: 'I-630',
    without: 'what people do about themselves',
    edits: [
      {
        file: 'contract/src/kit/calls/byKey.ts',
        from: "access === 'session' ? byKey === true : byKey !== false",
        to: 'byKey !== false',
      },
    ],
    test: {
      file: 'server/test/system/api-keys.routes.test.ts',
      name: 'what people do about themselves, sign in with or decide is not called with a key',
    },
  },
  {
    guards: 'I-630',
    without: 'what no key has',
    edits: [{ file: `${api}/scope.service.ts`, from: 'if (never.length > 0)', to: 'if (never.length > 99)' }],
    test: given,
  },
  {
    guards: 'I-630',
    without: 'what may be granted',
    edits: [{ file: `${api}/scope.service.ts`, from: '  demandGrantable(actor, added)\n', to: '' }],
    test: given,
  },
  {
    guards: 'I-631',
    without: 'the addresses',
    edits: [
      {
        file: 'server/src/modules/identity/sessions/apiKey.authenticator.ts',
        from: 'key.validUntil <= now || !isInNetworks(ip, key.networks)',
        to: 'key.validUntil <= now',
      },
    ],
    test: address,
  },
  {
    guards: 'I-631',
    without: 'the revocation',
    edits: [{ file: `${api}/keys/key.store.ts`, from: 'and k.revoked_at is null and not', to: 'and not' }],
    test: ended,
  },
  {
    guards: 'I-631',
    without: 'the end of the former key',
    edits: [
      { file: `${api}/keys/key.store.ts`, from: 'and k.former_until > $at)', to: 'and k.former_until is not null)' },
      {
        file: `${api}/keys/key.store.ts`,
        from: "else least(k.former_until, (k.expires_on + 1)::timestamp at time zone 'Asia/Shanghai') end",
        to: "else (k.expires_on + 1)::timestamp at time zone 'Asia/Shanghai' end",
      },
    ],
    test: { file: keys, name: 'the former key of a rotation is valid until its overlap ends' },
  },
  {
    guards: 'I-632',
    without: 'the question whether a record may be read',
    edits: [
      {
        file: `${api}/webhooks/listen.service.ts`,
        from: '(await checks[entity]?.(db, actor, id)) === true',
        to: 'checks[entity] !== undefined',
      },
    ],
    test: { file: webhooks, name: 'nothing is sent of a record that the account may not read' },
  },
  {
    guards: 'I-632',
    without: 'the permission of an event',
    edits: [
      { file: `${api}/webhooks/webhook.service.ts`, from: 'if (names.length > 0)', to: 'if (names.length > 99)' },
    ],
    test: { file: webhooks, name: 'nothing is sent that the system may not read or its administrator may not give' },
  },
  {
    guards: 'I-632',
    without: 'the addresses that are named',
    edits: [
      {
        file: `${api}/webhooks/webhook.service.ts`,
        from: "accepts(url) ? url : refuse('webhook.address')",
        to: "accepts(url) || url !== '' ? url : refuse('webhook.address')",
      },
    ],
    test: {
      file: webhooks,
      name: 'addresses of private networks are refused when they are named and when they are called',
    },
  },
]
