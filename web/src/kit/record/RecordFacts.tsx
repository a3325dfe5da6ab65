import { useTranslation } from 'react-i18next'
import { fieldTexts } from '#web/kit/form/fieldTexts.ts'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { type RecordField, type ShownField, shownValue } from './recordTexts.ts'

interface RecordFactsProps<Row extends object, Texts extends string> {
  /** Path of the record's messages. */
  readonly texts: Texts
  readonly record: Row
  readonly fields: readonly RecordField<Texts, Row>[]
  readonly variant?: 'list' | 'strip'
}

/** Fields of a record, labelled as in its form. */
export function RecordFacts<Row extends object, const Texts extends string>({
  texts,
  record,
  fields,
  variant = 'list',
}: RecordFactsProps<Row, Texts>) {
  useTranslation()
  const items = fields.map(({ key, render, wide = false }: ShownField<Row>) => ({
    label: fieldTexts(`${texts}.field`, key).label,
    value: render ? render(record) : shownValue(texts, record, key),
    wide,
  }))
  return <DescriptionList variant={variant} items={items} />
}
