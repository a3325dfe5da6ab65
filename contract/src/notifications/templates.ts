import { OneOf } from '#contract/kit/schema.ts'
import { orderTemplates } from './templates/orders.ts'
import { otherTemplates } from './templates/others.ts'
import { projectTemplates } from './templates/projects.ts'
import type { Template } from './templates/template.ts'

/** Registry of message templates; each belongs to a topic. */
export const templates = { ...orderTemplates, ...projectTemplates, ...otherTemplates } as const
export type TemplateName = keyof typeof templates
export const templateNames = Object.keys(templates) as readonly TemplateName[]
export const TemplateName = OneOf(templateNames)
export const templateOf = (name: TemplateName): Template => templates[name]
export type { Template } from './templates/template.ts'

const placeholder = /\{([^{}]*)\}/g
/** Placeholders of a text that its template does not define. */
export const unknownFacts = (text: string, { facts }: { readonly facts: readonly string[] }): string[] =>
  [...text.matchAll(placeholder)].map(([, name = '']) => name).filter((name) => !facts.includes(name))

/** Fills the placeholders of a text; missing facts become empty. */
export const fill = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replaceAll(placeholder, (_, name: string) => (Object.hasOwn(facts, name) ? facts[name]! : ''))
