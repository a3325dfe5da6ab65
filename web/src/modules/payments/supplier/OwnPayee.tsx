import { useTranslation } from 'react-i18next'
import type { PayeeChange } from '#contract/payments/payee.ts'
import * as contract from '#contract/payments/payees.ts'
import { useRead } from '#web/kit/client/api.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { Stack } from '#web/kit/layout/Card.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { AddButton, RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { rowKey } from '../paymentPaths.ts'
import { usePayeeColumns } from '../payees/payeeColumns.tsx'
import { ProposeOwnDialog } from '../payees/PayeeDialogs.tsx'

/** Payee account of the reader's company with its changes. */
export function OwnPayee() {
  const { t } = useTranslation()
  const may = useMay()
  const { account } = useRead(contract.findOwnPayee, {})
  return (
    <Stack>
      <Section
        title={t('payees.own.title')}
        actions={
          may('supplierPayment.propose') && (
            <AddButton
              label={t(account === null ? 'payees.own.register' : 'payees.own.change')}
              renderDialog={(close) => <ProposeOwnDialog onClose={close} />}
            />
          )
        }
      >
        {account === null ? (
          <Alert tone="warn">{t('payees.own.none')}</Alert>
        ) : (
          <DescriptionList
            items={[
              { label: t('payees.field.name'), value: account.name, wide: true },
              { label: t('payees.field.bank'), value: account.bank, wide: true },
              { label: t('payees.field.last4'), value: account.last4 },
              { label: t('payees.field.cnaps'), value: account.cnaps },
              { label: t('payees.field.effectiveAt'), value: <Brief at={account.effectiveAt} /> },
            ]}
          />
        )}
      </Section>
      <RecordPanel
        texts="payees"
        route={contract.listOwnPayeeProposals}
        rowKey={rowKey}
        columns={usePayeeColumns('supplier')}
        actions={{
          withdraw: {
            needs: 'supplierPayment.propose',
            call: callTo(contract.withdrawOwnPayee, ({ id, version }: PayeeChange) => ({ id, version })),
            confirm: () => ({ title: t('payees.confirm.withdraw.title'), text: t('payees.confirm.withdraw.text') }),
          },
        }}
      />
    </Stack>
  )
}
