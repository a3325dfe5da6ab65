import { useTranslation } from 'react-i18next'
import type { PayeeChange } from '#contract/payments/payee.ts'
import * as contract from '#contract/payments/payees.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { RecordDrawer } from '#web/kit/record/RecordDrawer.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { rowKey } from '../paymentPaths.ts'
import { usePayeeColumns } from './payeeColumns.tsx'
import { CallBackDialog } from './PayeeDialogs.tsx'

const tabs = ['open', 'submitted', 'verified', 'cooling', 'all'] as const satisfies readonly contract.PayeeTab[]

/** Changes of payee accounts: verified by one person, approved by another. */
export function PayeeChangeList() {
  const { t } = useTranslation()
  const [{ tab = 'open' }, setQuery] = useUrlQuery(contract.listPayeeProposals)
  const ofVersion = ({ id, version }: PayeeChange) => ({ id, version })
  return (
    <RecordPanel
      texts="payees"
      route={contract.listPayeeProposals}
      exported={contract.exportPayeeProposals}
      rowKey={rowKey}
      columns={usePayeeColumns('buyer')}
      tabs={{
        label: t('payees.tabs'),
        value: tab,
        onChange: (next) => setQuery({ tab: next as contract.PayeeTab }),
        options: tabs.map((value) => ({ value, label: t(`payees.tab.${value}`) })),
      }}
      actions={{
        callBack: {
          needs: 'payee.verify',
          renderDialog: (row, close) => <CallBackDialog change={row} onClose={close} />,
        },
        approve: {
          needs: 'payee.approve',
          call: callTo(contract.approvePayee, ofVersion),
          confirm: ({ name, bank, last4 }) => ({
            title: t('payees.confirm.approve.title'),
            text: t('payees.confirm.approve.text', { name, account: t('payees.account', { bank, last4 }) }),
          }),
        },
        detail: { shown: () => true, renderDialog: (row, close) => <PayeeDrawer change={row} onClose={close} /> },
        reject: {
          danger: true,
          reason: true,
          call: callTo(contract.rejectPayee, (row: PayeeChange, reason) => ({ ...ofVersion(row), reason })),
          confirm: () => ({ title: t('payees.confirm.reject.title'), text: t('payees.confirm.reject.text') }),
        },
        withdraw: {
          needs: 'payment.prepare',
          call: callTo(contract.withdrawPayee, ofVersion),
          confirm: () => ({ title: t('payees.confirm.withdraw.title'), text: t('payees.confirm.withdraw.text') }),
        },
      }}
    />
  )
}

interface PayeeDrawerProps {
  readonly change: PayeeChange
  readonly onClose: () => void
}

/** Detail of a change with its history. */
function PayeeDrawer({ change, onClose }: PayeeDrawerProps) {
  const { t } = useTranslation()
  return (
    <RecordDrawer
      title={change.changeNo}
      texts="payees"
      changes={{ route: contract.listPayeeChanges, of: { id: change.id } }}
      onClose={onClose}
    >
      <RecordFacts
        texts="payees"
        record={change}
        fields={[
          { key: 'supplierName', wide: true },
          { key: 'name', wide: true },
          { key: 'bank', wide: true },
          { key: 'last4' },
          { key: 'cnaps' },
          {
            key: 'oldLast4',
            wide: true,
            render: ({ oldLast4, oldBank }) =>
              oldLast4 === '' ? '-' : t('payees.account', { bank: oldBank, last4: oldLast4 }),
          },
          { key: 'note', wide: true },
          { key: 'callTo', wide: true },
          { key: 'requestedByName' },
          { key: 'calledByName' },
          { key: 'callNote', wide: true },
          { key: 'approvedByName' },
          { key: 'effectiveAt', render: ({ effectiveAt }) => <Brief at={effectiveAt} /> },
        ]}
      />
    </RecordDrawer>
  )
}
