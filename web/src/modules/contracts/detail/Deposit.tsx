import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContractDetail } from '#contract/contracts/contract.ts'
import { type ContractDeposit, decideDeposit, reportDeposit, settleDeposit } from '#contract/contracts/deposit.ts'
import { minus } from '#contract/kit/money.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { dayFromToday } from '#web/kit/format/time.ts'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { AttachmentList } from '#web/kit/upload/AttachmentList.tsx'
import { depositTones } from '../tones.ts'

/** Deposit of a contract: paid by the supplier, confirmed, and returned or kept. */
export function Deposit({ contract }: { readonly contract: ContractDetail }) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<ContractDeposit['can'][number]>()
  const { depositState: deposit, id, version } = contract
  if (deposit === null) return null
  const { status, can } = deposit
  const close = () => setOpened(undefined)
  const isSettling = status === 'settling'
  const labels = {
    reportDeposit: t('contractDeposit.report'),
    decideDeposit: t(`contractDeposit.decide.${isSettling ? 'settling' : 'reported'}`),
    settleDeposit: t('contractDeposit.settle'),
  }
  return (
    <Section
      title={t('contractDeposit.title')}
      note={<StatusTag tone={depositTones[status]}>{t(`contractDeposit.status.${status}`)}</StatusTag>}
      actions={can.map((action) => (
        <Button key={action} size="sm" variant="solid" onClick={() => setOpened(action)}>
          {labels[action]}
        </Button>
      ))}
    >
      <Facts deposit={deposit} />
      {opened === 'reportDeposit' && (
        <RouteFormDialog
          title={labels.reportDeposit}
          route={reportDeposit}
          fixed={{ id, version }}
          initial={{ paidOn: dayFromToday(0), receipts: [] }}
          labels="contractDeposit.reportForm"
          columns={1}
          note={<p>{t('contractDeposit.reportNote')}</p>}
          fields={{ paidOn: {}, receipts: {} }}
          onClose={close}
        />
      )}
      {opened === 'decideDeposit' && (
        <RouteFormDialog
          title={labels.decideDeposit}
          route={decideDeposit}
          fixed={{ id, version }}
          initial={{ isAccepted: true, reason: '' }}
          labels="contractDeposit.decideForm"
          columns={1}
          note={
            <>
              <p>{t(`contractDeposit.decideNote.${isSettling ? 'settling' : 'reported'}`)}</p>
              <Facts deposit={deposit} />
            </>
          }
          fields={{ isAccepted: {}, reason: { rows: 2 } }}
          onClose={close}
        />
      )}
      {opened === 'settleDeposit' && (
        <RouteFormDialog
          title={labels.settleDeposit}
          route={settleDeposit}
          fixed={{ id, version }}
          initial={{ forfeited: '0', reason: '' }}
          labels="contractDeposit.settleForm"
          columns={1}
          note={<p>{t('contractDeposit.settleNote')}</p>}
          fields={{ forfeited: {}, reason: { rows: 2 } }}
          onClose={close}
        />
      )}
    </Section>
  )
}

function Facts({ deposit }: { readonly deposit: ContractDeposit }) {
  const { t } = useTranslation()
  const { amount, status, forfeited, receipts } = deposit
  const isSettled = ['settling', 'returned', 'forfeited'].includes(status)
  return (
    <DescriptionList
      items={[
        { label: t('contractDeposit.amount'), value: <Amount value={amount} /> },
        { label: t('contractDeposit.dueOn'), value: deposit.dueOn },
        ...(deposit.paidOn === null
          ? []
          : [
              { label: t('contractDeposit.paidOn'), value: deposit.paidOn },
              { label: t('contractDeposit.reportedBy'), value: deposit.reportedByName },
              { label: t('contractDeposit.receipts'), value: <AttachmentList files={receipts} />, wide: true },
            ]),
        ...(deposit.confirmedByName === ''
          ? []
          : [{ label: t('contractDeposit.confirmedBy'), value: deposit.confirmedByName }]),
        ...(isSettled
          ? [
              { label: t('contractDeposit.forfeited'), value: <Amount value={forfeited} /> },
              { label: t('contractDeposit.returned'), value: <Amount value={minus(amount, forfeited)} /> },
              { label: t('contractDeposit.settlingBy'), value: deposit.settlingByName },
              { label: t('contractDeposit.settledBy'), value: deposit.settledByName },
            ]
          : []),
        ...(deposit.reason === '' ? [] : [{ label: t('contractDeposit.reason'), value: deposit.reason, wide: true }]),
      ]}
    />
  )
}
