import { useTranslation } from 'react-i18next'
import { findRedForm, listRedFormChanges } from '#contract/settlement/red/redForms.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import { RecordDrawer } from '#web/kit/record/RecordDrawer.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { RedState } from './RedState.tsx'

interface RedFormDrawerProps {
  readonly id: string
  readonly title: string
  readonly onClose: () => void
}

/** Drawer with what a red letter reverses, and its history. */
export function RedFormDrawer({ id, title, onClose }: RedFormDrawerProps) {
  return (
    <RecordDrawer title={title} texts="redForms" changes={{ route: listRedFormChanges, of: { id } }} onClose={onClose}>
      <Content id={id} />
    </RecordDrawer>
  )
}

function Content({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const form = useRead(findRedForm, { id })
  return (
    <>
      <Section title={t('redForms.facts')}>
        <RecordFacts
          texts="redForms"
          record={form}
          fields={[
            { key: 'status', render: (row) => <RedState form={row} />, wide: true },
            { key: 'formNo', render: ({ formNo }) => formNo || '-', wide: true },
            { key: 'supplierName', render: ({ supplierName }) => supplierName, wide: true },
            { key: 'payerTitle', render: ({ payerTitle }) => payerTitle, wide: true },
            { key: 'blueNumber', render: ({ blueNumber }) => blueNumber, wide: true },
            { key: 'redNumber', render: ({ redNumber }) => redNumber || '-', wide: true },
            { key: 'reasonCode', render: (row) => t(`redForms.field.reasonCode.options.${row.reasonCode}`) },
            { key: 'startedBy', render: (row) => t(`redForms.field.startedBy.options.${row.startedBy}`) },
            { key: 'startedByName', render: ({ startedByName }) => startedByName },
            { key: 'startedAt', render: ({ startedAt }) => <Brief at={startedAt} /> },
            ...(form.decidedAt === null ? [] : ([{ key: 'decidedByName', render: () => form.decidedByName }] as const)),
            ...(form.note === '' ? [] : ([{ key: 'note', render: () => form.note, wide: true }] as const)),
            { key: 'net', render: ({ net }) => <Amount value={net} /> },
            { key: 'tax', render: ({ tax }) => <Amount value={tax} /> },
            { key: 'gross', render: ({ gross }) => <Amount value={gross} size="total" />, wide: true },
          ]}
        />
      </Section>
      <Section title={t('redForms.rows')}>
        <Table
          label={t('redForms.rows')}
          rows={form.rows}
          rowKey={({ rowNo }) => String(rowNo)}
          columns={[
            {
              key: 'name',
              title: t('redForms.item'),
              lead: true,
              render: (row) => (
                <RowName under={[row.spec, row.sourceNo].filter((text) => text !== '').join(' · ')}>{row.name}</RowName>
              ),
            },
            {
              key: 'pieces',
              title: t('redForms.pieces'),
              right: true,
              render: ({ pieces, unit }) => (pieces === 0 ? '-' : `${pieces} ${unit}`),
            },
            { key: 'tax', title: t('redForms.field.tax'), right: true, render: ({ tax }) => <Amount value={tax} /> },
            {
              key: 'gross',
              title: t('redForms.field.gross'),
              right: true,
              render: ({ gross }) => <Amount value={gross} />,
            },
          ]}
        />
      </Section>
    </>
  )
}
