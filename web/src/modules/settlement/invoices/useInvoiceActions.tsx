import { useTranslation } from 'react-i18next'
import { formatMoney } from '#contract/kit/format.ts'
import { verifyInvoice } from '#contract/invoices/invoices.ts'
import type { Invoice } from '#contract/invoices/invoice.ts'
import * as contract from '#contract/settlement/matching/matching.ts'
import { startRedForm } from '#contract/settlement/red/redForms.ts'
import { yuan } from '#web/kit/format/yuan.ts'
import { callTo, type RecordAction } from '#web/kit/record/useRecordActions.tsx'

/** Actions of the finance department on an invoice; `can` says which are permitted. */
export function useInvoiceActions() {
  const { t } = useTranslation()
  const ofVersion = ({ id, version }: Invoice) => ({ id, version })
  return {
    approve: {
      needs: 'invoice.approve',
      call: callTo(contract.approveInvoice, ofVersion),
      batch: true,
      confirm: ({ number, gross }) => ({
        title: t('invoices.confirm.approve.title'),
        text: t('invoices.confirm.approve.text', { number, amount: yuan(gross) }),
      }),
    },
    match: {
      needs: 'invoice.match',
      call: callTo(contract.rematchInvoice, ofVersion),
      batch: true,
    },
    verify: {
      needs: 'invoice.match',
      shown: ({ verified }) => verified !== 'requested',
      call: callTo(verifyInvoice, ofVersion),
    },
    override: {
      needs: 'invoice.override',
      reason: true,
      call: callTo(contract.overrideMatch, ({ id, version }: Invoice, reason) => ({ id, version, reason })),
      confirm: ({ difference }) => ({
        title: t('invoices.confirm.override.title'),
        text: t('invoices.confirm.override.text', { amount: formatMoney(difference) }),
      }),
    },
    return: {
      needs: 'invoice.match',
      danger: true,
      reason: true,
      call: callTo(contract.returnInvoice, ({ id, version }: Invoice, reason) => ({ id, version, reason })),
      confirm: () => ({ title: t('invoices.confirm.return.title'), text: t('invoices.confirm.return.text') }),
    },
  } satisfies Readonly<Record<string, RecordAction<Invoice>>>
}

/** Reverses a whole invoice that was issued by mistake, for both sides. */
export function useReverseAction(needs: 'invoice.match' | 'invoice.submit') {
  const { t } = useTranslation()
  return {
    reverse: {
      needs,
      danger: true,
      shown: ({ isRed, status }) => !isRed && (status === 'matched' || status === 'approved'),
      call: callTo(startRedForm, ({ id }: Invoice) => ({ blueId: id, reasonCode: '01' as const })),
      confirm: ({ number, gross }) => ({
        title: t('invoices.confirm.reverse.title'),
        text: t('invoices.confirm.reverse.text', { number, amount: yuan(gross) }),
      }),
    },
  } satisfies Readonly<Record<string, RecordAction<Invoice>>>
}
