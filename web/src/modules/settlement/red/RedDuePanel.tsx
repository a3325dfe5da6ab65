import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { RedDue, RedSide } from '#contract/settlement/red/redForm.ts'
import * as contract from '#contract/settlement/red/redForms.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { yuan } from '#web/kit/format/yuan.ts'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'

/** Invoices of which something was given back, from which red letters are started. */
export function RedDuePanel({ side }: { readonly side: RedSide }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const may = useMay()
  const isBuyer = side === 'buyer'
  const started = ({ id }: { readonly id: string }) => {
    toast.success(t('redForms.started'))
    void navigate(`/${isBuyer ? 'redLetters' : 'supplierRedLetters'}?view=forms&id=${id}`)
  }
  return (
    <RecordPanel
      texts="redForms.due"
      route={isBuyer ? contract.listRedDues : contract.listSupplierRedDues}
      exported={isBuyer ? contract.exportRedDues : contract.exportSupplierRedDues}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'blueNumber',
          lead: true,
          render: (row) => <RowName under={row.blueNumber}>{isBuyer ? row.supplierName : row.payerTitle}</RowName>,
        },
        { key: 'reasonCode', render: (row) => t(`redForms.field.reasonCode.options.${row.reasonCode}`) },
        {
          key: 'gross',
          right: true,
          render: ({ gross, lines }) => (
            <>
              <Amount value={gross} />
              <Under>{t('redForms.due.count', { count: lines })}</Under>
            </>
          ),
        },
        { key: 'orderNos', desk: true, render: ({ orderNos }) => orderNos },
        {
          key: 'since',
          desk: true,
          render: ({ since, isOpen }) => (
            <>
              {since}
              {isOpen && <Under>{t('redForms.due.waits')}</Under>}
            </>
          ),
        },
      ]}
      actions={{
        start: {
          shown: ({ isOpen }: RedDue) => !isOpen && may(isBuyer ? 'invoice.match' : 'invoice.submit'),
          call: callTo(contract.startRedForm, ({ blueId, reasonCode }: RedDue) => ({ blueId, reasonCode }), started),
          confirm: ({ gross, blueNumber }) => ({
            title: t('redForms.due.startTitle'),
            text: t('redForms.due.startText', { amount: yuan(gross), number: blueNumber }),
          }),
        },
      }}
    />
  )
}
