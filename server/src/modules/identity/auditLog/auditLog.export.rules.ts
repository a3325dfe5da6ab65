import type { AuditEntry, exportAuditLog } from '#contract/identity/auditLog.ts'
import type { Lang } from '#contract/refusals.ts'
import { type Bilingual, type ColumnsOf, textIn } from '#kit/spreadsheet/export.rules.ts'
import { changeWords, eventWords, fieldWords, kindWords, valueWords } from './auditLog.words.rules.ts'

const [colon, semicolon] = [
  ['：', ': '],
  ['；', '; '],
] as const satisfies Bilingual[]

/** What was changed, in one line: `Department: A → B; Added: C, D`. */
function changesOf({ kind, fields, added, removed }: AuditEntry, lang: Lang): string {
  const labels: Readonly<Record<string, Bilingual>> = fieldWords[kind]
  const labelled = (label: Bilingual | undefined, text: string) =>
    label ? `${textIn(lang, label)}${textIn(lang, colon)}${text}` : text
  const shown = (field: string, value: string) => {
    const word = valueWords[field]?.[value]
    return word ? textIn(lang, word) : value || '-'
  }
  const listed = (label: Bilingual, texts: readonly string[]) =>
    texts.length > 0 ? [labelled(label, texts.join(textIn(lang, changeWords.and)))] : []
  return [
    ...fields.map(({ field, before, after }) =>
      labelled(labels[field], `${shown(field, before)} → ${shown(field, after)}`),
    ),
    ...listed(changeWords.added, added),
    ...listed(changeWords.removed, removed),
  ].join(textIn(lang, semicolon))
}

export const auditColumns: ColumnsOf<typeof exportAuditLog> = {
  at: ['操作时间', 'Time'],
  actorName: {
    title: ['操作人', 'Changed by'],
    value: ({ actorName }, lang) => actorName || textIn(lang, changeWords.system),
  },
  actorCode: ['操作人账号', 'Account'],
  kind: { title: ['对象类型', 'Record type'], words: kindWords },
  subject: ['对象', 'Record'],
  what: { title: ['操作', 'Action'], words: eventWords },
  changes: { title: ['变更内容', 'Changes'], value: changesOf },
}
