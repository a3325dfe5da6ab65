import { useTranslation } from 'react-i18next'
import type { StoredFile } from '#contract/files/files.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { type RecordField, recordText, type ShownField, shownValue } from '#web/kit/record/recordTexts.ts'
import { AttachedPictures } from '#web/kit/upload/AttachedPictures.tsx'
import { AttachmentList } from '#web/kit/upload/AttachmentList.tsx'
import css from './Case.module.css'
import { type Tones, useCaseStates } from './useCaseStates.tsx'

/** Facts that cases have in common, in the order in which they are shown; those without a value are left out. */
const common = ['submittedAt', 'createdAt', 'handler', 'answer', 'reply', 'repliedAt', 'decidedAt'] as const
const isTime = (key: string) => key.endsWith('At')

/** Label of a field of a case: that of its kind, or the one that cases have in common. */
export const caseLabel = (texts: string, key: string): string =>
  recordText(`${texts}.field`, key) ?? recordText('cases.field', key) ?? key

export interface CaseFactsProps<Row extends object, Texts extends string> {
  readonly states: StateNames<string>
  readonly tones?: Tones | undefined
  readonly texts: Texts
  readonly row: Row
  /** Facts of the kind, above those that cases have in common. */
  readonly facts: (row: Row) => readonly RecordField<Texts, Row>[]
  /** Its files are pictures. */
  readonly pictures?: boolean | undefined
  /** The facts of the kind show its files. */
  readonly showsFiles?: boolean | undefined
}

/** Content, state and handling of a case. */
export function CaseFacts<Row extends object, const Texts extends string>(props: CaseFactsProps<Row, Texts>) {
  useTranslation()
  const { states, tones, texts, row, facts, pictures = false, showsFiles = false } = props
  const { tag, title } = useCaseStates(states, tones)
  const values = row as Readonly<Record<string, unknown>> & {
    readonly files?: readonly StoredFile[]
    readonly status: string
  }
  const own = (facts(row) as readonly ShownField<Row>[]).map(({ key, render, wide = false }) => ({
    label: caseLabel(texts, key),
    value: render ? render(row) : <span className={css['text']}>{shownValue(texts, row, key)}</span>,
    wide,
  }))
  const files = !showsFiles && (values.files ?? []).length > 0 ? values.files! : undefined
  const attached = files && {
    label: caseLabel(texts, 'files'),
    value: pictures ? <AttachedPictures files={files} /> : <AttachmentList files={files} />,
    wide: true,
  }
  const shared = common.flatMap((key) => {
    const value = values[key]
    if (typeof value !== 'string' || value === '') return []
    const isText = key === 'reply' || key === 'answer'
    const shown = isTime(key) ? <Brief at={value} /> : <span className={css['text']}>{value}</span>
    return [{ label: caseLabel(texts, key), value: shown, wide: isText }]
  })
  return (
    <DescriptionList
      variant="list"
      items={[
        ...own,
        ...(attached ? [attached] : []),
        { label: title, value: tag(values.status), wide: false },
        ...shared,
      ]}
    />
  )
}
