import type * as contract from '#contract/administration/printTemplates.ts'
import type { PrintTemplate } from '#contract/administration/printTemplates.ts'
import type { Input } from '#contract/kit/route.ts'
import { type PrintKind, type PrintKindCode, printKindOf, printKinds } from '#contract/tenancy/printKinds.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { hasKeyword, memoryList } from '#kit/database/list/list.memory.ts'
import { fieldsChanged } from '#kit/events/changes.rules.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { allOwnPrintTemplates, lockPrintTemplates, ownPrintTemplates } from '#modules/tenancy/index.ts'

type Fields = Pick<PrintTemplate, 'header' | 'footer' | 'notes' | 'showLogo' | 'hidden'>
const declared = { header: '', footer: '', notes: '', show_logo: false, hidden: [] as string[] }

async function readTemplates(db: Db): Promise<PrintTemplate[]> {
  const own = new Map((await allOwnPrintTemplates(db)).map((row) => [row.kind, row]))
  return printKinds.map(({ code, name, enName }): PrintTemplate => {
    const row = own.get(code)
    const { header, footer, notes, show_logo: showLogo, hidden } = row ?? declared
    return {
      kind: code,
      name,
      enName,
      templateId: row?.id ?? null,
      version: row?.version ?? 0,
      header,
      footer,
      notes,
      showLogo,
      hidden: [...hidden],
      can: row ? ['edit', 'restore'] : ['edit'],
    }
  })
}

export const printTemplateList = memoryList<{ readonly keyword?: string | undefined }, PrintTemplate>({
  read: async (db, { keyword }) =>
    (await readTemplates(db)).filter((each) => hasKeyword(keyword, each.kind, each.name, each.enName)),
  keyOf: ({ kind }) => kind,
})

async function lockTemplate(tx: Tx, { kind, version }: { readonly kind: PrintKindCode; readonly version: number }) {
  await lockPrintTemplates(tx)
  const before = await printTemplateList.one(tx, {}, kind)
  if (before.version !== version) refuse('thing.stale')
  return before
}

/** Columns of a kind that can be left out. */
export const optionalColumns = (kind: PrintKindCode): PrintKind['columns'] =>
  printKindOf(kind).columns.filter((column) => column.fixed !== true)

const factsOf = ({ header, footer, notes, showLogo, hidden }: Fields) => ({
  header,
  footer,
  notes,
  showLogo: showLogo ? '1' : '0',
  hidden: [...hidden].toSorted().join(', '),
})

export async function editPrintTemplate(tx: Tx, actor: Actor, input: Input<typeof contract.editPrintTemplate>) {
  const { kind } = input
  const optional = optionalColumns(kind).map(({ code }) => code)
  const hidden = [...new Set(input.hidden)]
  if (hidden.some((code) => !optional.includes(code))) refuse('printTemplate.column')
  const before = await lockTemplate(tx, input)
  const texts = { header: input.header.trim(), footer: input.footer.trim(), notes: input.notes.trim() }
  const values = { ...texts, show_logo: input.showLogo, hidden }
  const { id } =
    before.templateId === null
      ? await ownPrintTemplates.insert(tx, { kind, ...values })
      : await ownPrintTemplates.set(tx, await ownPrintTemplates.lock(tx, before.templateId), values)
  const changed = fieldsChanged(factsOf(before), factsOf({ ...texts, showLogo: input.showLogo, hidden }))
  await publish(tx, actor, newEvent('printTemplate.edited', { id, data: { kind, ...changed } }))
  return kind
}

export async function restorePrintTemplate(tx: Tx, actor: Actor, input: Input<typeof contract.restorePrintTemplate>) {
  const { templateId: id, kind } = await lockTemplate(tx, input)
  if (id === null) return kind
  await ownPrintTemplates.remove(tx, await ownPrintTemplates.lock(tx, id))
  await publish(tx, actor, newEvent('printTemplate.restored', { id, data: { kind } }))
  return kind
}
