import { Type } from '#contract/kit/schema.ts'
import type { TemplateName as AnyTemplate, TopicName as AnyTopic } from '#contract/messages.ts'

/** Names as the server checks them: browsers do not load what all modules declare. */
const name = { type: 'string', pattern: '^[a-z][A-Za-z]{0,59}$' } as const

export const TopicName = Type.Unsafe<AnyTopic>(name)
export const TemplateName = Type.Unsafe<AnyTemplate>(name)
