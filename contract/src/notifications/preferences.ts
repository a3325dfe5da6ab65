import { Category, Channel, channels } from '#contract/kit/messages.ts'
import { route } from '#contract/kit/route.ts'
import { Done, List, Maybe, Nothing, OneOf, Optional, shape, type Static, Type } from '#contract/kit/schema.ts'
import { TopicName } from './topics.ts'

/** Message preferences of a user. */

/** The types of user configurations: what the header shows, and what pops up. */
const confTypes = [13, 18] as const
/** The bell of the header is of type 13; the pop-up of new messages is of type 18. */
export const bellType = '01'
export const popUpType = '02'
/** Configurations of the tenant, which users read but do not set. */
export const tenantType = '01'

const ConfType = Type.Integer({ minimum: 1, maximum: 999 })

export const getUserConfWithTenant = route({
  method: 'POST',
  path: '/sysrest/api/userConf/getUserConfWithTenant',
  access: 'session',
  reads: true,
  summary:
    'Get configurations of given types: of the user 13 bell in the header (01), 18 pop-up (02); of the tenant (01) 84 drafts of orders, 100 penalties for bad reviews, 103 purpose and remark, 104 attachments of orders, 152 follow-up reviews',
  input: shape({
    typeIds: Optional(Type.Array(ConfType, { minItems: 1, maxItems: 20, uniqueItems: true })),
    typeId: Optional({ ...ConfType, description: 'a single type, instead of typeIds' }),
  }),
  reply: List(shape({ typeId: Type.Integer(), type: Type.String(), val: OneOf(['0', '1']) }), 20),
})
export const confOf = (typeId: number): string | undefined =>
  typeId === confTypes[0] ? bellType : typeId === confTypes[1] ? popUpType : undefined

const Hour = Type.Integer({ minimum: 0, maximum: 23 })
const Choice = shape({
  topic: TopicName,
  channels: Type.Array(Channel, { maxItems: channels.length, uniqueItems: true }),
})

export const Preferences = shape({
  version: Type.Integer(),
  bell: Type.Boolean({ description: 'the header shows the bell' }),
  popUp: Type.Boolean({ description: 'new messages pop up' }),
  digestHour: Maybe({ ...Hour, description: 'mails are combined into one a day' }),
  choices: List(
    shape({
      ...Choice.properties,
      category: Category,
      name: Type.String(),
      enName: Type.String(),
      allowed: List(Channel, channels.length),
      required: List(Channel, channels.length),
    }),
    100,
  ),
  usual: List(Choice, 100),
  email: Type.String({ description: 'masked; empty if unknown' }),
  mobile: Type.String({ description: 'masked; empty if unknown' }),
})
export type Preferences = Static<typeof Preferences>

export const getPreferences = route({
  method: 'GET',
  path: '/sysrest/api/messageNotice/preferences',
  access: 'session',
  summary: "Get the caller's channels for each topic of their entrance",
  input: Nothing,
  reply: Preferences,
})
export const savePreferences = route({
  method: 'POST',
  path: '/sysrest/api/messageNotice/savePreferences',
  access: 'session',
  summary:
    "Replace the caller's message preferences; channels that a topic does not allow are refused, required ones are kept",
  input: shape({
    version: Type.Integer({ minimum: 0 }),
    bell: Type.Boolean(),
    popUp: Type.Boolean(),
    digestHour: Maybe(Hour),
    choices: Type.Array(Choice, { maxItems: 100 }),
  }),
  reply: Preferences,
})

/** Token of a mail's unsubscribe link: signed, for one person and topic, valid without a session. */
const Token = Type.String({ pattern: '^[A-Za-z0-9_.-]{40,400}$' })
const OfLink = shape({
  topic: TopicName,
  name: Type.String(),
  enName: Type.String(),
  email: Type.String({ description: 'masked' }),
  isRequired: Type.Boolean({ description: 'mails of this topic are mandatory' }),
  isOn: Type.Boolean(),
})

export const findUnsubscription = route({
  method: 'GET',
  path: '/sysrest/api/messageNotice/unsubscription',
  access: 'public',
  summary: 'Get the recipient and topic of an unsubscribe link',
  input: shape({ token: Token }),
  reply: OfLink,
})
export const unsubscribe = route({
  method: 'POST',
  path: '/sysrest/api/messageNotice/unsubscribe',
  access: 'public',
  summary: 'Turn mails of a topic off or on with an unsubscribe link',
  input: shape({ token: Token, isOn: Type.Boolean() }),
  reply: OfLink,
})

export const testMessage = route({
  method: 'POST',
  path: '/sysrest/api/messageNotice/test',
  access: 'session',
  rateLimit: 'captcha',
  summary: 'Send the caller a test message by each channel for account security',
  input: Nothing,
  reply: Done,
})
