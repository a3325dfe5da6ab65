import { useTranslation } from 'react-i18next'
import { cancelCount, confirmCount, recount, submitCount } from '#contract/warehouse/counts.ts'
import type { StockDocumentDetail } from '#contract/warehouse/document.ts'
import { closeInbound } from '#contract/warehouse/inbound.ts'
import { cancelIssue, signIssue, withdrawIssue } from '#contract/warehouse/issues.ts'
import { cancelScrap, executeScrap } from '#contract/warehouse/scraps.ts'
import { cancelTransfer, settleTransfer, shipTransfer } from '#contract/warehouse/transfers.ts'
import { callTo, type RecordAction } from '#web/kit/record/useRecordActions.tsx'
import { ArriveDialog } from './ArriveDialog.tsx'
import { GiveBackDialog } from './GiveBackDialog.tsx'
import { IssueDialog } from './IssueDialog.tsx'

type Document = StockDocumentDetail

/** Calls that cancel a document, by its kind. */
const ofReason = ({ id, version }: Document, reason: string) => ({ id, version, reason })
const cancelCalls = {
  issue: callTo(cancelIssue, ofReason),
  supplierOut: callTo(cancelIssue, ofReason),
  transfer: callTo(cancelTransfer, ofReason),
  count: callTo(cancelCount, ofReason),
  scrap: callTo(cancelScrap, ofReason),
  otherOut: callTo(cancelScrap, ofReason),
}

/** Actions on a document; `can` says which are permitted. */
export function useDocumentActions() {
  const { t } = useTranslation()
  const ofVersion = ({ id, version }: Document) => ({ id, version })
  const sure = (name: 'withdraw' | 'sign' | 'ship' | 'submit' | 'execute') => (row: Document) => ({
    title: t(`stockDocuments.confirm.${name}.title`),
    text: t(`stockDocuments.confirm.${name}.text`, { title: row.title }),
  })
  return {
    sign: { call: callTo(signIssue, ofVersion), confirm: sure('sign') },
    issue: { renderDialog: (row, close) => <IssueDialog document={row} onClose={close} /> },
    arrive: { renderDialog: (row, close) => <ArriveDialog document={row} onClose={close} /> },
    ship: { call: callTo(shipTransfer, ofVersion), confirm: sure('ship') },
    submit: { call: callTo(submitCount, ofVersion), confirm: sure('submit') },
    confirm: { reason: true, call: callTo(confirmCount, ofReason) },
    recount: { reason: true, call: callTo(recount, ofReason) },
    execute: { danger: true, call: callTo(executeScrap, ofVersion), confirm: sure('execute') },
    settle: { reason: true, danger: true, call: callTo(settleTransfer, ofReason) },
    giveBack: { renderDialog: (row, close) => <GiveBackDialog document={row} onClose={close} /> },
    withdraw: { call: callTo(withdrawIssue, ofVersion), confirm: sure('withdraw') },
    closeRest: { reason: true, danger: true, call: callTo(closeInbound, ofReason) },
    cancel: {
      reason: true,
      danger: true,
      call: {
        send: (row, reason) => cancelCalls[row.kind as keyof typeof cancelCalls].send(row, reason),
      },
    },
  } satisfies Readonly<Record<string, RecordAction<Document>>>
}
