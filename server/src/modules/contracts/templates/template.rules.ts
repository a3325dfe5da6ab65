import {
  type TemplateAction,
  type TemplateClause,
  type TemplateStatus,
  templateStatusNames,
} from '#contract/contracts/contractTemplates.ts'
import { flow } from '#kit/flow.ts'

interface TemplateFacts {
  readonly status: TemplateStatus
  readonly hasDraft: boolean
}
const needs = 'contractTemplate.manage'

/** Flow of a template: an edition is published; editing begins the next one beside it. */
export const templateFlow = flow<TemplateFacts, TemplateStatus, TemplateAction>(
  {
    edit: {
      from: ['draft', 'published'],
      to: ({ status }) => status,
      into: { draft: ['draft'], published: ['published'] },
      needs,
    },
    publish: {
      from: ['draft', 'published'],
      to: 'published',
      needs,
      only: { holds: ({ hasDraft }) => hasDraft, otherwise: 'contractTemplate.noDraft' },
    },
    disable: { from: ['published'], to: 'disabled', needs },
    enable: { from: ['disabled'], to: 'published', needs },
  },
  templateStatusNames,
)

/** Clauses in their order, numbered from 1. */
export const numbered = (clauses: readonly Omit<TemplateClause, 'no'>[]): TemplateClause[] =>
  clauses.map(({ kind, title, text }, at) => ({ no: at + 1, kind, title: title.trim(), text: text.trim() }))
