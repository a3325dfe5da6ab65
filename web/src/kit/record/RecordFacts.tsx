import { useTranslation } from 'react-i18next'
import { fieldTexts } from '#web/kit/form/fieldTexts.ts'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { type ShownField, shownValue } from './recordTexts.ts'

interface RecordFactsProps<Row extends object> {
  readonly texts: string
  readonly record: Row
  readonly fields: readonly ShownField<Row>[]
  readonly variant?: 'list' | 'strip'
}

/** Fields of a record, labelled as in its form. */
export function RecordFacts<Row extends object>({ texts, record, fields, variant = 'list' }: RecordFactsProps<Row>) {
  useTranslation()
  const items = fields.map(({ key, render, wide = false }) => ({
    label: fieldTexts(`${texts}.field`, key).label,
    value: render ? render(record) : shownValue(texts, record, key),
    wide,
  }))
  return <DescriptionList variant={variant} items={items} />
}
