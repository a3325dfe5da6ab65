import type { Mutant } from '../mutant.ts'

const folder = 'server/src/modules/notifications'
const routes = `${folder}/notifications.routes.test.ts`
const push = `${folder}/push/push.routes.test.ts`
const faults = `${folder}/notifications.faults.test.ts`

export const notifications: readonly Mutant[] = [
  {
    guards: 'I-120',
    without: 'the key of receiver and source',
    edits: [
      {
        file: `${folder}/writing/notify.service.ts`,
        from: 'source: `${template} ${source}`',
        to: 'source: `${template} ${source} ${performance.now()}`',
      },
    ],
    test: { file: routes, name: 'messages: a repeated event writes nothing' },
  },
  {
    guards: 'I-121',
    without: 'the id of a mail that is sent again',
    edits: [
      {
        file: `${folder}/delivering/compose.service.ts`,
        from: "messageIdOf(tenantId, 'message', facts.id)",
        to: "messageIdOf(tenantId, 'message', facts.id, String(performance.timeOrigin))",
      },
    ],
    test: {
      file: faults,
      name: 'messages: a worker killed between a mail and its record sends the same mail again',
    },
  },
  {
    guards: 'I-122',
    without: 'the permission of the reader',
    edits: [
      {
        file: `${folder}/writing/notify.service.ts`,
        from: '    needs,\n    source',
        to: '    needs: needs && null,\n    source',
      },
    ],
    test: {
      file: routes,
      name: "messages: a pending approval appears on the approver's page, bell and mailbox only",
    },
  },
  {
    guards: 'I-123',
    without: 'the signature of a link',
    edits: [
      {
        file: `${folder}/delivering/unsubscribeLink.ts`,
        from: ' || !timingSafeEqual(given, own)',
        to: ' || given === own',
      },
    ],
    test: {
      file: routes,
      name: "unsubscription: a mail's link disables such mails without a session, for its person and topic only",
    },
  },
  {
    guards: 'I-124',
    without: 'the row of a day',
    edits: [
      {
        file: `${folder}/delivering/digest.service.ts`,
        from: 'const day = dayOf(now)',
        to: 'const day = dayOf(new Date(now.getTime() + Math.floor(Math.random() * 300) * 86_400_000))',
      },
    ],
    test: { file: routes, name: 'digest: is sent once a day at the selected hour' },
  },
  {
    guards: 'I-125',
    without: 'the message that a page has had last',
    edits: [
      { file: `${folder}/stream/stream.routes.ts`, from: 'lastId: BigInt(known)', to: 'lastId: BigInt(known) * 0n' },
    ],
    test: {
      file: `${folder}/stream/stream.routes.test.ts`,
      name: 'message stream: a reconnecting page receives missed messages once',
    },
  },
  {
    guards: 'I-141',
    without: 'the owner of an endpoint',
    edits: [
      {
        file: `${folder}/push/subscription.store.ts`,
        from: '     where s.user_id = excluded.user_id\n',
        to: '     where s.user_id = s.user_id\n',
      },
    ],
    test: { file: push, name: 'push: a browser of another account is neither taken over nor removed' },
  },
  {
    guards: 'I-141',
    without: 'the account of a removal',
    edits: [
      {
        file: `${folder}/push/subscription.store.ts`,
        from: 'where user_id = $userId and endpoint = $endpoint',
        to: 'where (user_id = $userId or true) and endpoint = $endpoint',
      },
    ],
    test: { file: push, name: 'push: a browser of another account is neither taken over nor removed' },
  },
  {
    guards: 'I-142',
    without: 'the session of a subscription',
    edits: [
      {
        file: `${folder}/delivering/delivery.store.ts`,
        from: 'e.id = s.session_id and e.ended_at is not null)',
        to: 'e.id = s.session_id and e.ended_at is null)',
      },
    ],
    test: {
      file: push,
      name: 'push: an ended session receives nothing, even before its subscription is removed',
    },
  },
  {
    guards: 'I-143',
    without: 'the look at an endpoint',
    edits: [
      {
        file: `${folder}/push/subscription.service.ts`,
        from: "  if (!push.accepts(input.endpoint)) refuse('push.endpointNotAllowed')\n",
        to: '',
      },
    ],
    test: { file: push, name: 'push: internal addresses are refused, at subscription and at sending' },
  },
  {
    guards: 'I-143',
    without: 'the networks that stay closed for push',
    edits: [
      {
        file: 'server/src/app.ts',
        from: 'const policy = { allowLoopback: !production, privateNetworks: [] }',
        to: "const policy = { allowLoopback: !production, privateNetworks: ['10.20.0.0/16', 'fd12:3456::/32'] }",
      },
    ],
    test: { file: push, name: 'push: a network opened for other systems stays closed' },
  },
]
