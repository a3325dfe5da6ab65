import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { AgreementDetail } from '#contract/agreements/agreement.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { useRecordActions } from '#web/kit/record/useRecordActions.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Steps } from '#web/kit/ui/Steps.tsx'
import { AgreementState } from '../AgreementState.tsx'
import { useAgreementActions } from '../useAgreementActions.tsx'
import head from '#web/kit/layout/DocumentHead.module.css'
import { stepsOf } from './steps.ts'

/** Head of an agreement: its state, its steps, what it holds for, and what can be done. */
export function AgreementHead({ agreement }: { readonly agreement: AgreementDetail }) {
  const { t } = useTranslation()
  const act = useRecordActions({ actions: useAgreementActions(), texts: 'agreements' })
  const { title, agreementNo, validFrom, validTo, daysLeft, departments, source, projectId } = agreement
  return (
    <>
      <section className={`card ${head['head']}`}>
        <div className={head['line']}>
          <div>
            <p className={head['tags']}>
              <AgreementState of={agreement} as="tag" />
              {daysLeft !== null && daysLeft >= 0 && <span>{t('agreements.daysLeft', { count: daysLeft })}</span>}
            </p>
            <p className={head['title']}>{title}</p>
            <p className={head['no']}>
              {agreementNo} {agreement.createdByName} <Brief at={agreement.createdAt} />
            </p>
          </div>
          <div className={`noPrint ${head['actions']}`}>{act.buttonsOf(agreement)}</div>
        </div>
        <Steps
          variant="rail"
          label={t('agreements.steps')}
          steps={stepsOf(agreement).map(({ step, state }) => ({
            key: step,
            label: t(`agreements.step.${step}`),
            state,
          }))}
        />
        <DescriptionList
          variant="strip"
          items={[
            { label: t('agreements.field.supplierName'), value: agreement.supplierName },
            {
              label: t('agreements.field.callOff.label'),
              value: (
                <>
                  {t(`agreements.field.callOff.options.${agreement.callOff}`)}
                  {agreement.miniFrom !== null && (
                    <>
                      {' · '}
                      {t('agreements.miniFrom')} <Amount value={agreement.miniFrom} />
                    </>
                  )}
                </>
              ),
            },
            {
              label: t('agreements.field.priceRule.label'),
              value: t(`agreements.field.priceRule.options.${agreement.priceRule}`),
            },
            { label: t('agreements.field.deptIds'), value: departments.map(({ name }) => name).join('、') },
            ...(agreement.retention === null
              ? []
              : [
                  {
                    label: t('agreements.retention'),
                    value: t('agreements.retentionText', {
                      percent: Number(agreement.retention.percent),
                      count: agreement.retention.days,
                    }),
                  },
                ]),
            { label: t('agreements.period'), value: `${validFrom} – ${validTo}` },
            {
              label: t('agreements.field.source'),
              value:
                projectId === null ? (
                  t(`agreements.sources.${source}`)
                ) : (
                  <Link to={`/projectDetail?id=${projectId}`}>{t(`agreements.sources.${source}`)}</Link>
                ),
            },
            ...(agreement.note === '' ? [] : [{ label: t('agreements.field.note'), value: agreement.note }]),
          ]}
        />
        {act.dialog}
      </section>
      <Explained agreement={agreement} />
    </>
  )
}

function Explained({ agreement: { status, reason, can } }: { readonly agreement: AgreementDetail }) {
  const { t } = useTranslation()
  if (reason !== '' && (status === '10' || status === '55' || status === '90'))
    return (
      <Alert tone={status === '55' ? 'warn' : 'err'} title={t(`agreements.why.${status}`)}>
        {reason}
      </Alert>
    )
  if (status !== '20' && status !== '30') return null
  return (
    <Alert tone="info">
      {t(can.includes('confirm') ? 'agreements.pleaseConfirm' : `agreements.waiting.${status}`)}
    </Alert>
  )
}
