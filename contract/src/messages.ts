import { type Manifest, mergeNamed } from './kit/manifest.ts'
import type { MessageParts, Template, Topic } from './kit/messages.ts'
import { modules } from './modules.ts'
import { permissions } from './permissions.ts'

type Modules = typeof modules
/** Names of one kind of messages in all manifests. */
type NamesOf<Kind extends keyof MessageParts> = {
  [M in keyof Modules]: Modules[M] extends { readonly messages: { readonly [K in Kind]: infer Declared } }
    ? keyof Declared & string
    : never
}[keyof Modules]
export type TopicName = NamesOf<'topics'>
export type TemplateName = NamesOf<'templates'>

const merged = <Value>(what: string, kind: keyof MessageParts) =>
  Object.entries(
    mergeNamed<Value>(
      what,
      Object.values<Manifest>(modules).map(({ messages }) => messages?.[kind] as Readonly<Record<string, Value>>),
    ),
  )

/** Topics of all modules, by code. */
export const topics = Object.fromEntries(
  merged<Topic>('topics of messages', 'topics').toSorted(([, a], [, b]) => (a.code < b.code ? -1 : 1)),
) as Readonly<Record<TopicName, Topic>>
export const topicNames = Object.keys(topics) as readonly TopicName[]
export const isTopicName = (name: string): name is TopicName => Object.hasOwn(topics, name)

/** Template whose topic exists. */
export type KnownTemplate = Template & { readonly topic: TopicName }

/** Checks a template against the topics and permissions of all modules. */
export function known(name: string, { topic, ...template }: Template): KnownTemplate {
  if (!isTopicName(topic)) throw new Error(`template ${name}: no module declares the topic ${topic}`)
  if (template.needs !== undefined && !Object.hasOwn(permissions, template.needs))
    throw new Error(`template ${name}: no module declares the permission ${template.needs}`)
  return { ...template, topic }
}

/** Templates of all modules, in the order of their topics. */
const templates = Object.fromEntries(
  merged<Template>('templates of messages', 'templates')
    .map(([name, template]): [string, KnownTemplate] => [name, known(name, template)])
    .toSorted(([, a], [, b]) => topicNames.indexOf(a.topic) - topicNames.indexOf(b.topic)),
) as Readonly<Record<TemplateName, KnownTemplate>>
export const templateNames = Object.keys(templates) as readonly TemplateName[]
export const isTemplateName = (name: string): name is TemplateName => Object.hasOwn(templates, name)
export const templateOf = (name: TemplateName): KnownTemplate => templates[name]
