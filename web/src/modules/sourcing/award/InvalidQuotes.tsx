import { useTranslation } from 'react-i18next'
import type { OpenedQuote } from '#contract/sourcing/quotes.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { ProjectTime } from '../countdown/ProjectTime.tsx'

/** Invalid quotes with the reason; nothing if there are none. */
export function InvalidQuotes({ quotes }: { readonly quotes: readonly OpenedQuote[] }) {
  const { t } = useTranslation()
  const invalid = quotes.filter(({ status }) => status !== 'valid')
  if (invalid.length === 0) return null
  return (
    <Section title={t('comparison.invalid.title')} note={t('comparison.invalid.note')}>
      <Table
        label={t('comparison.invalid.title')}
        rows={invalid}
        rowKey={({ id }) => id}
        columns={[
          { key: 'supplierName', title: t('comparison.supplier'), lead: true, render: (quote) => quote.supplierName },
          {
            key: 'submittedAt',
            title: t('comparison.submittedAt'),
            render: ({ submittedAt }) => <ProjectTime at={submittedAt} />,
          },
          {
            key: 'status',
            title: t('comparison.invalid.outcome'),
            render: ({ status }) => (
              <StatusTag tone="err">{t(`comparison.invalid.status.${status as Invalid}`)}</StatusTag>
            ),
          },
          { key: 'why', title: t('comparison.invalid.why'), render: ({ why }) => t(reasonKey(why)) },
        ]}
      />
    </Section>
  )
}

type Invalid = Exclude<OpenedQuote['status'], 'valid'>

const reasons = [
  'decryption',
  'missing',
  'commitment',
  'shape',
  'control',
  'length',
  'decimal',
  'currency',
  'unknownItem',
  'duplicateItem',
  'order',
  'missingItem',
  'quantity',
  'amount',
  'total',
  'tooLarge',
  'raised',
  'dropped',
  'unconfirmed',
] as const

/** Message keys of the opening's codes; codes without a message of their own use `other`. */
const reasonKey = (why: string) => `comparison.reason.${reasons.find((reason) => reason === why) ?? 'other'}` as const
