import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ContractDetail } from '#contract/contracts/contract.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { useRecordActions } from '#web/kit/record/useRecordActions.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Steps } from '#web/kit/ui/Steps.tsx'
import head from '#web/kit/layout/DocumentHead.module.css'
import { ContractState } from '../ContractState.tsx'
import { useContractActions } from '../useContractActions.tsx'
import { stepsOf } from './steps.ts'

const sourcePaths = { project: '/projectDetail?id=', agreement: '/agreementDetail?id=', order: '/orderDetail?orderId=' }

/** Head of a contract: its state, its steps, parties and amount, and what can be done. */
export function ContractHead({ contract }: { readonly contract: ContractDetail }) {
  const { t } = useTranslation()
  const act = useRecordActions({ actions: useContractActions(), texts: 'contracts' })
  const { title, contractNo, validFrom, validTo, daysLeft, source, sourceNo, sourceId, archiveNo, status } = contract
  const named = source === 'none' ? t('contracts.sources.none') : `${t(`contracts.sources.${source}`)} ${sourceNo}`
  return (
    <>
      <section className={`card ${head['head']}`}>
        <div className={head['line']}>
          <div>
            <p className={head['tags']}>
              <ContractState of={contract} as="tag" />
              {daysLeft !== null && daysLeft >= 0 && <span>{t('contracts.daysLeft', { count: daysLeft })}</span>}
              {status === 'signing' && <span>{t('contracts.signUntil', { day: contract.signBy })}</span>}
            </p>
            <p className={head['title']}>{title}</p>
            <p className={head['no']}>
              {contractNo} {contract.createdByName} <Brief at={contract.createdAt} />
            </p>
          </div>
          <div className={`noPrint ${head['actions']}`}>{act.buttonsOf(contract)}</div>
        </div>
        {status !== 'void' && (
          <Steps
            variant="rail"
            label={t('contracts.steps')}
            steps={stepsOf(contract).map(({ step, state }) => ({
              key: step,
              label: t(`contracts.step.${step}`),
              state,
            }))}
          />
        )}
        <DescriptionList
          variant="strip"
          items={[
            { label: t('contracts.field.payerTitle'), value: contract.payerTitle },
            { label: t('contracts.field.supplierName'), value: contract.supplierName },
            { label: t('contracts.period'), value: `${validFrom} – ${validTo}` },
            {
              label: t('contracts.field.source.label'),
              value:
                sourceId === null || source === 'none' ? (
                  named
                ) : (
                  <Link to={`${sourcePaths[source]}${sourceId}`}>{named}</Link>
                ),
            },
            {
              label: t('contracts.template'),
              value: t('contracts.ofEdition', { name: contract.templateName, edition: contract.edition }),
            },
          ]}
        />
        <DescriptionList
          variant="strip"
          items={[
            { label: t('contracts.field.net'), value: <Amount value={contract.net} /> },
            {
              label: t('contracts.taxAt', { rate: Number(contract.rate) }),
              value: <Amount value={contract.tax} />,
            },
            { label: t('contracts.field.gross'), value: <Amount value={contract.gross} size="total" /> },
            ...(archiveNo === null ? [] : [{ label: t('contracts.field.archiveNo'), value: archiveNo }]),
          ]}
        />
        {act.dialog}
      </section>
      <Explained contract={contract} />
    </>
  )
}

function Explained({ contract: { status, reason, can, document } }: { readonly contract: ContractDetail }) {
  const { t } = useTranslation()
  if (reason !== '' && (status === 'draft' || status === 'void'))
    return (
      <Alert tone="err" title={t(`contracts.why.${status}`)}>
        {reason}
      </Alert>
    )
  if (status === 'overdue') return <Alert tone="err">{t('contracts.waiting.overdue')}</Alert>
  if (status === 'approving') return <Alert tone="info">{t('contracts.waiting.approving')}</Alert>
  if (status !== 'signing') return null
  if (document?.sha256 === null) return <Alert tone="info">{t('contracts.waiting.rendering')}</Alert>
  return (
    <Alert tone="info">
      {t(can.includes('sign') || can.includes('seal') ? 'contracts.pleaseSign' : 'contracts.waiting.signing')}
    </Alert>
  )
}
