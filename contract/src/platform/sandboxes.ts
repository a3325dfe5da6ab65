import { DevMessage } from '#contract/devMailbox.ts'
import { route } from '#contract/kit/route.ts'
import { Count, Day, Done, Id, Instant, List, Maybe, Nothing, shape, type Static, Type } from '#contract/kit/schema.ts'

/** Days without a sign-in or a call after which a sandbox is removed. */
export const sandboxUnusedDays = 30
/** Limits of a sandbox, which the installation gives beside those of its customer. */
export const sandboxLimits = { accounts: 200, suppliers: 200, storageMb: 500 } as const
/** Former sandboxes of a company that are not removed yet; with as many nobody resets or creates one. */
export const mostClosedSandboxes = 3
/** Header of all replies of a sandbox. */
export const sandboxHeader = 'baicai-sandbox'

/** Sandbox of a company: a tenant of its own to try out the API, with the data of a demo. */
export const Sandbox = shape({
  id: Id,
  host: Type.String(),
  url: Type.String(),
  products: Count,
  keys: Count,
  createdAt: Instant,
  usedAt: Maybe(Type.String({ format: 'date-time', description: 'last sign-in or call' })),
  unusedUntil: { ...Day, description: 'day on which it is removed if it is not used before' },
})
export type Sandbox = Static<typeof Sandbox>

const managed = { access: 'apiKey.manage', entrances: ['operator'] } as const
export const getSandbox = route({
  ...managed,
  method: 'GET',
  path: '/sysrest/api/sandbox/detail',
  steps: true,
  summary: "Get the company's sandbox, or the domain that it would have",
  input: Nothing,
  reply: shape({
    isHere: Type.Boolean({ description: 'the caller is in a sandbox, which has none itself' }),
    host: Type.String({ description: 'domain of a sandbox; empty where there can be none' }),
    sandbox: Maybe(Sandbox),
  }),
})
const Entered = shape({
  link: Type.String({
    description: 'address with a one-time token for its administrator, valid for a week; shown once',
  }),
})
export const createSandbox = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/sandbox/create',
  steps: true,
  secretReply: true,
  summary: 'Create the sandbox of the company, with the data of a demo and the caller as its administrator',
  input: Nothing,
  reply: Entered,
})
export const resetSandbox = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/sandbox/reset',
  steps: true,
  secretReply: true,
  summary: 'Put the sandbox back to its first state: everything in it is removed, its keys and webhooks too',
  input: shape({ id: Id }),
  reply: Entered,
})
export const endSandbox = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/sandbox/end',
  summary: 'Remove the sandbox with everything in it',
  input: shape({ id: Id }),
  reply: Done,
})
export const listSandboxMessages = route({
  ...managed,
  method: 'GET',
  path: '/sysrest/api/sandbox/messages',
  steps: true,
  summary: 'List the mails, text messages and notifications that a sandbox has kept instead of sending, newest first',
  input: Nothing,
  reply: List(DevMessage, 100),
})
