import { useTranslation } from 'react-i18next'
import type { PayeeChange } from '#contract/payments/payee.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { payeeTones } from '../paymentTones.ts'

/** Columns of changes of payee accounts: the new account above the old one. */
export function usePayeeColumns(side: 'buyer' | 'supplier'): readonly RecordColumn<'payees', PayeeChange>[] {
  const { t } = useTranslation()
  const account: RecordColumn<'payees', PayeeChange> = {
    key: 'name',
    lead: side === 'supplier',
    render: ({ name, bank, last4, oldLast4, oldBank }) => (
      <>
        <RowName under={t('payees.account', { bank, last4 })}>{name}</RowName>
        {oldLast4 !== '' && <Under>{t('payees.instead', { bank: oldBank, last4: oldLast4 })}</Under>}
      </>
    ),
  }
  return [
    ...(side === 'buyer'
      ? [
          {
            key: 'supplierName' as const,
            lead: true,
            render: ({ supplierName, changeNo }: PayeeChange) => <RowName under={changeNo}>{supplierName}</RowName>,
          },
        ]
      : []),
    account,
    {
      key: 'status',
      render: ({ status, effectiveAt, reason }) => (
        <>
          <StatusTag tone={payeeTones[status]}>{t(`payees.field.status.options.${status}`)}</StatusTag>
          {status === 'cooling' && effectiveAt !== null && (
            <Under>
              {t('payees.until')} <Brief at={effectiveAt} />
            </Under>
          )}
          {reason !== '' && <Under>{reason}</Under>}
        </>
      ),
    },
    {
      key: 'requestedByName',
      render: ({ requestedByName, bySupplier, requestedAt }) => (
        <>
          {requestedByName} {bySupplier && side === 'buyer' && t('payees.bySupplier')}
          <Under>
            <Brief at={requestedAt} />
          </Under>
        </>
      ),
    },
    ...(side === 'buyer'
      ? [
          {
            key: 'calledByName' as const,
            desk: true,
            render: ({ calledByName, callNote }: PayeeChange) =>
              calledByName === '' ? '-' : <RowName under={callNote}>{calledByName}</RowName>,
          },
          {
            key: 'approvedByName' as const,
            desk: true,
            render: ({ approvedByName }: PayeeChange) => approvedByName || '-',
          },
        ]
      : []),
  ]
}
