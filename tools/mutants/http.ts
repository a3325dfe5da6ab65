import type { Mutant } from './mutant.ts'

const access = 'server/test/system/authorization.routes.test.ts'

export const http: readonly Mutant[] = [
  {
    guards: 'I-14',
    without: 'the first who inserts a key',
    edits: [
      {
        file: 'server/src/kit/http/idempotency.ts',
        from: '.onConflict((on) => on.doNothing())',
        to: ".onConflict((on) => on.columns(['tenant_id', 'user_id', 'key']).doUpdateSet({ at: new Date() }))",
      },
    ],
    test: {
      file: 'server/src/modules/ordering/flow/races.keys.routes.test.ts',
      name: 'fifty concurrent calls with one key create one order with one reply',
    },
  },
  {
    guards: 'I-14',
    without: 'the comparison of a key with the body it came with',
    edits: [
      {
        file: 'server/src/kit/http/idempotency.ts',
        from: '!first.body_sha.equals(sha) || !first.reply',
        to: '!first.reply',
      },
    ],
    test: {
      file: 'server/src/modules/ordering/flow/races.keys.routes.test.ts',
      name: 'fifty concurrent calls with one key create one order with one reply',
    },
  },
  {
    guards: 'I-29',
    without: 'the permission that a route names',
    edits: [
      {
        file: 'server/src/kit/http/authorize.ts',
        from: "  if (!actor.permissions.has(route.access)) refuse('permission.denied')\n",
        to: '',
      },
    ],
    test: { file: access, name: 'a call requires its permission' },
  },
  {
    guards: 'I-29',
    without: 'the session that a route asks for',
    edits: [
      {
        file: 'server/src/kit/http/authorize.ts',
        from: "context.authenticator.authenticate(request, route.access !== 'public', isActivity, true)",
        to: 'context.authenticator.authenticate(request, false, isActivity, true)',
      },
    ],
    test: { file: access, name: 'a visitor may call public routes only' },
  },
  {
    guards: 'I-30',
    without: 'the refusal of unknown fields, which are dropped instead',
    edits: [
      { file: 'server/src/kit/http/validation.ts', from: 'removeAdditional: false', to: "removeAdditional: 'all'" },
    ],
    test: {
      file: 'server/src/modules/ordering/orders/prices.routes.test.ts',
      name: 'unknown fields are refused in every body',
    },
  },
  {
    guards: 'I-31',
    without: 'the header by which a browser saves a file and shows nothing',
    edits: [
      {
        file: 'server/src/kit/http/download.ts',
        from: ": { 'content-disposition': contentDisposition(file.name, { fallback: asciiName(file.name, route.path) }) }),",
        to: ': {}),',
      },
    ],
    test: {
      file: 'server/src/modules/files/file.routes.test.ts',
      name: 'files: a download returns the uploaded bytes as an attachment',
    },
  },
  {
    guards: 'I-31',
    without: 'the comparison of a content with its ending',
    edits: [
      {
        file: 'server/src/kit/files/upload.receive.ts',
        from: '  await proveContent(file.path, file.ending)\n',
        to: '',
      },
    ],
    test: {
      file: 'server/src/modules/files/upload.routes.test.ts',
      name: 'files: refused names, contents and sizes leave no trace',
    },
  },
  {
    guards: 'I-37',
    without: 'the refusal of a query that cannot be decoded',
    edits: [{ file: 'server/src/kit/queryString.ts', from: 'return undecodable', to: 'return text' }],
    test: { file: 'server/src/kit/queryString.test.ts', name: 'cannot be decoded, so it is not well-formed' },
  },
  {
    guards: 'I-37',
    without: 'the size of a body',
    edits: [{ file: 'server/src/app.ts', from: 'bodyLimit: 256 * 1024', to: 'bodyLimit: 256 * 1024 * 1024' }],
    test: { file: 'server/test/system/malformed-bodies.routes.test.ts', name: 'oversized bodies are refused' },
  },
  {
    guards: 'I-37',
    without: 'the writing of what would end the element it stands in',
    edits: [
      {
        file: 'server/src/ssr.template.ts',
        from: "JSON.stringify(value).replaceAll('<'",
        to: "JSON.stringify(value).replaceAll('\u0000'",
      },
    ],
    test: {
      file: 'server/test/system/ssr.routes.test.ts',
      name: 'server-side rendering: titles and state cannot close their elements',
    },
  },
]
