import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as contract from '#contract/settlement/statements.ts'
import type { Unstated } from '#contract/settlement/statement.ts'
import { Field } from '#web/kit/form/Field.tsx'
import { Amount } from '#web/kit/format/Amount.tsx'
import { dayFromToday } from '#web/kit/format/time.ts'
import { FieldGrid, RowName } from '#web/kit/layout/Card.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { pastMonths } from '../statementPaths.ts'
import { rowKey } from './statementColumns.tsx'

const monthsToState = 6

const columns: readonly RecordColumn<'statements.unstated', Unstated>[] = [
  { key: 'supplierName', lead: true, render: (row) => <RowName under={row.payerTitle}>{row.supplierName}</RowName> },
  { key: 'payerNo', desk: true, render: ({ payerNo }) => payerNo || '-' },
  { key: 'lines', right: true, render: ({ lines }) => lines },
  { key: 'gross', right: true, render: ({ gross }) => <Amount value={gross} /> },
  { key: 'firstOn', desk: true, render: ({ firstOn }) => firstOn },
  { key: 'lastOn', render: ({ lastOn }) => lastOn },
]

/** Suppliers with lines that no statement has, from which their statements are drawn up. */
export function UnstatedPanel() {
  const { t } = useTranslation()
  const months = pastMonths(dayFromToday(0), monthsToState)
  const [month, setMonth] = useState(months[1]!)
  return (
    <RecordPanel
      texts="statements.unstated"
      route={contract.listUnstated}
      fixed={{ month }}
      exported={contract.exportUnstated}
      rowKey={rowKey}
      columns={columns}
      beside={
        <FieldGrid>
          <Field
            label={t('statements.unstated.month')}
            value={month}
            onChange={(value) => setMonth(String(value))}
            control={<Select options={months.map((value) => ({ value, label: value }))} />}
          />
        </FieldGrid>
      }
      actions={{
        create: {
          shown: () => true,
          batch: true,
          call: callTo(contract.createStatement, ({ supplierId, payerNo }: Unstated) => ({
            supplierId,
            payerNo,
            month,
          })),
          confirm: () => ({ title: t('statements.unstated.createTitle'), text: t('statements.unstated.createText') }),
        },
      }}
    />
  )
}
