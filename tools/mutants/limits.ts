import type { Mutant } from './mutant.ts'

const limitsTest = 'server/test/system/rate-limits.routes.test.ts'
const sharedLimitsTest = 'server/test/system/shared-rate-limits.routes.test.ts'
const connectionsTest = 'server/test/system/connection-limits.routes.test.ts'

/** Rate limits and connection limits. */
export const limits: readonly Mutant[] = [
  {
    guards: 'I-44',
    without: 'the demand that each route names its limit',
    edits: [
      {
        file: 'server/src/rateLimits.ts',
        from: 'if (undecided.length > 0) throw',
        to: 'if (undecided.length > 999) throw',
      },
    ],
    test: { file: limitsTest, name: 'a route without a rate limit' },
  },
  {
    guards: 'I-44',
    without: 'the count of calls that are refused',
    edits: [
      {
        file: 'server/src/kit/http/authorize.ts',
        from: 'await context.limitCaller(name, request)',
        to: 'if (!refusal) await context.limitCaller(name, request)',
      },
    ],
    test: { file: limitsTest, name: 'a wrong token' },
  },
  {
    guards: 'I-44',
    without: 'the session before the body',
    edits: [{ file: 'server/src/kit/http/authorize.ts', from: 'onRequest: async', to: 'preHandler: async' }],
    test: { file: limitsTest, name: 'a body is not read without a session' },
  },
  {
    guards: 'I-44',
    without: 'the count of logins in the database',
    edits: [
      { file: 'server/src/rateLimits.ts', from: "new Set<RateLimitName>(['login', ", to: 'new Set<RateLimitName>([' },
    ],
    test: {
      file: 'server/src/rateLimits.test.ts',
      name: 'those against guessing and flooding are counted in the database',
    },
  },
  {
    guards: 'I-44',
    without: 'the calls that other processes have counted',
    edits: [
      {
        file: 'server/src/kit/http/sharedRateLimit.ts',
        from: 'const before = calls - waiting.length',
        to: 'const before = 0',
      },
    ],
    test: { file: sharedLimitsTest, name: 'two servers with one database admit exactly the limit, even concurrently' },
  },
  {
    guards: 'I-44',
    without: 'the count of logins that strangers begin at the provider',
    edits: [
      {
        file: 'server/src/modules/provider/issuer/issuer.routes.ts',
        from: "if (authorizationPath.test(raw.url!)) await app.context.limitAddress('authorize', request.ip)",
        to: '',
      },
    ],
    test: { file: limitsTest, name: 'anonymous authorization requests' },
  },
  {
    guards: 'I-45',
    without: 'the time that a head may take',
    edits: [
      {
        file: 'server/src/kit/http/connections.ts',
        from: 'headersTimeout: timeouts.headers * 1000',
        to: 'headersTimeout: timeouts.headers * 10_000',
      },
    ],
    test: { file: connectionsTest, name: 'an incomplete header' },
  },
  {
    guards: 'I-45',
    without: 'the time that a body may take',
    edits: [
      {
        file: 'server/src/kit/http/connections.ts',
        from: 'if (hasBody(request)) limitBody(request, reply, seconds)',
        to: 'void seconds',
      },
    ],
    test: { file: connectionsTest, name: 'a body byte by byte' },
  },
]
