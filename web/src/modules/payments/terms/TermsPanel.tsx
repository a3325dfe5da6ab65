import { useTranslation } from 'react-i18next'
import * as contract from '#contract/settlement/terms/supplierTerms.ts'
import { compare } from '#contract/kit/money.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'

/** Terms of payment of the suppliers that are owed something. */
export function TermsPanel() {
  const { t } = useTranslation()
  return (
    <RecordPanel
      texts="payables.terms"
      route={contract.listSupplierTerms}
      exported={contract.exportSupplierTerms}
      rowKey={({ id }) => id}
      columns={[
        { key: 'supplierName', lead: true, render: ({ supplierName }) => <RowName>{supplierName}</RowName> },
        { key: 'days', render: ({ days }) => days ?? t('payables.terms.usual') },
        { key: 'isSme', render: ({ isSme }) => t(isSme ? 'payables.terms.yes' : 'payables.terms.no') },
        {
          key: 'discountPct',
          desk: true,
          render: ({ discountPct, discountDays }) =>
            compare(discountPct, '0') > 0
              ? t('payables.terms.discount', { days: discountDays, percent: Number(discountPct) })
              : '-',
        },
        { key: 'unsettled', right: true, render: ({ unsettled }) => <Amount value={unsettled} /> },
      ]}
      actions={{
        edit: {
          shown: () => true,
          needs: 'payable.hold',
          renderDialog: (row: contract.SupplierTerms, close) => (
            <RouteFormDialog
              title={t('payables.terms.edit')}
              route={contract.setSupplierTerms}
              fixed={{ id: row.id, version: row.version }}
              initial={{
                isSme: row.isSme,
                discountPct: row.discountPct,
                discountDays: row.discountDays,
                ...(row.days === null ? {} : { days: row.days }),
              }}
              labels="payables.terms.field"
              columns={1}
              note={
                <p>
                  {row.supplierName} · {t('payables.terms.note')}
                </p>
              }
              fields={{ isSme: {}, days: {}, discountPct: {}, discountDays: {} }}
              onClose={close}
            />
          ),
        },
      }}
    />
  )
}
