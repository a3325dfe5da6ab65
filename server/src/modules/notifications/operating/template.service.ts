import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/notifications/operating.ts'
import { isTemplateName, type TemplateName, templateNames, templateOf, topics } from '#contract/messages.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { fill, sampleOf, unknownFacts } from '../template.rules.ts'
import { changedTemplates, templateTable, type TemplateRow, wordsIn } from './template.store.ts'

function present(name: TemplateName, row: TemplateRow | undefined): contract.MessageTemplate {
  const { topic, facts } = templateOf(name)
  const [topicName, topicEnName] = topics[topic].name
  return {
    id: name,
    version: row?.version ?? 0,
    ...wordsIn(name, row),
    topic,
    category: topics[topic].category,
    topicName,
    topicEnName,
    facts: Object.entries(facts).map(([id, [ofFact, enOfFact]]) => ({ id, name: ofFact, enName: enOfFact })),
    isChanged: row !== undefined,
    updatedAt: row?.updated_at.toISOString() ?? null,
    can: row ? ['edit', 'restore'] : ['edit'],
  }
}

/** All templates, with the tenant's changes. */
export async function presentTemplates(db: Db): Promise<contract.MessageTemplate[]> {
  const rows = new Map((await changedTemplates(db)).map((row) => [row.template, row]))
  return templateNames.map((name) => present(name, rows.get(name)))
}
export const presentTemplate = async (db: Db, name: TemplateName) =>
  present(name, (await changedTemplates(db, name))[0])

function checkFacts({ id, ...draft }: contract.TemplateDraft & { readonly id: TemplateName }): void {
  if (!isTemplateName(id)) refuse('thing.notFound')
  for (const [field, text] of Object.entries(draft)) {
    const [name] = unknownFacts(text, templateOf(id))
    if (name !== undefined) refuse('message.placeholderUnknown', { field, name })
  }
}

export async function editTemplate(tx: Tx, actor: Actor, input: Input<typeof contract.editTemplate>): Promise<void> {
  const { id: template, version, titleZh, contentZh, titleEn, contentEn } = input
  checkFacts({ id: template, titleZh, contentZh, titleEn, contentEn })
  const [found] = await changedTemplates(tx, template)
  const values = {
    title_zh: titleZh,
    content_zh: contentZh,
    title_en: titleEn,
    content_en: contentEn,
    updated_at: actor.now,
  }
  if (found) await templateTable.set(tx, await templateTable.lock(tx, found.id, version), values)
  else if (version !== 0) refuse('thing.stale')
  else await templateTable.insert(tx, { template, ...values })
  const id = found?.id ?? (await changedTemplates(tx, template))[0]!.id
  await publish(tx, actor, { name: 'messageTemplate.edited', id, data: { template, titleZh, titleEn } })
}

export async function restoreTemplate(tx: Tx, actor: Actor, input: Input<typeof contract.restoreTemplate>) {
  const [found] = await changedTemplates(tx, input.id)
  if (!found) return refuse('thing.stale')
  const row = await templateTable.lock(tx, found.id, input.version)
  await templateTable.remove(tx, row)
  await publish(tx, actor, { name: 'messageTemplate.restored', id: row.id, data: { template: input.id } })
}

/** Preview of a draft with sample facts. */
export function previewTemplate(draft: Input<typeof contract.previewTemplate>): contract.TemplateDraft {
  checkFacts(draft)
  const facts = sampleOf(templateOf(draft.id).facts)
  return {
    titleZh: fill(draft.titleZh, facts.zh),
    contentZh: fill(draft.contentZh, facts.zh),
    titleEn: fill(draft.titleEn, facts.en),
    contentEn: fill(draft.contentEn, facts.en),
  }
}
