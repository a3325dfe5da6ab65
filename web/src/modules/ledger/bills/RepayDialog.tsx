import { useTranslation } from 'react-i18next'
import * as contract from '#contract/ledger/quotaBills.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import { RecordDrawer } from '#web/kit/record/RecordDrawer.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'

interface BillProps {
  readonly bill: contract.QuotaBill
  readonly onClose: () => void
}

/** Form that records a repayment of a bill. */
export function RepayDialog({ bill, onClose }: BillProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t('quotaBills.repay.title')}
      submit={t('quotaBills.repay.submit')}
      route={contract.repayQuotaBill}
      fixed={{ id: bill.id, version: bill.version }}
      initial={{ amount: bill.rest }}
      labels="quotaBills.repay.field"
      columns={1}
      note={
        <DescriptionList
          items={[
            { label: t('quotaBills.field.deptName'), value: `${bill.deptName} · ${bill.month}` },
            { label: t('quotaBills.field.rest'), value: <Amount value={bill.rest} /> },
          ]}
        />
      }
      fields={{ amount: {}, bankRef: {} }}
      onClose={onClose}
    />
  )
}

/** Drawer with a bill, its repayments and its history. */
export function BillDrawer({ bill, onClose }: BillProps) {
  return (
    <RecordDrawer
      title={bill.billNo}
      texts="quotaBills"
      changes={{ route: contract.listQuotaBillChanges, of: { id: bill.id } }}
      onClose={onClose}
    >
      <Content id={bill.id} />
    </RecordDrawer>
  )
}

function Content({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const bill = useRead(contract.findQuotaBill, { id })
  return (
    <>
      <RecordFacts
        texts="quotaBills"
        record={bill}
        fields={[
          { key: 'deptName', render: ({ deptName }) => deptName },
          { key: 'month', render: ({ month }) => month },
          { key: 'amount', render: ({ amount }) => <Amount value={amount} /> },
          { key: 'repaid', render: ({ repaid }) => <Amount value={repaid} /> },
          { key: 'rest', render: ({ rest }) => <Amount value={rest} size="total" /> },
          { key: 'dueOn', render: ({ dueOn }) => dueOn },
        ]}
      />
      {bill.repayments.length > 0 && (
        <Section title={t('quotaBills.repayments')}>
          <Table
            label={t('quotaBills.repayments')}
            rows={bill.repayments}
            rowKey={({ bankRef }) => bankRef}
            columns={[
              { key: 'bankRef', title: t('quotaBills.repay.field.bankRef'), lead: true, render: (row) => row.bankRef },
              {
                key: 'amount',
                title: t('quotaBills.repay.field.amount'),
                right: true,
                render: ({ amount }) => <Amount value={amount} />,
              },
              {
                key: 'at',
                title: t('quotaBills.repaidAt'),
                render: ({ at, byName }) => (
                  <>
                    {byName} <Brief at={at} />
                  </>
                ),
              },
            ]}
          />
        </Section>
      )}
    </>
  )
}
