import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { PaymentRequest } from '#contract/payments/request.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import head from '#web/kit/layout/DocumentHead.module.css'
import { useRecordActions } from '#web/kit/record/useRecordActions.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { Steps } from '#web/kit/ui/Steps.tsx'
import { batchPath } from '../paymentPaths.ts'
import { requestTones } from '../paymentTones.ts'
import { useRequestActions } from './requestActions.tsx'

const steps = ['prepare', 'approve', 'execute'] as const
/** Steps that are done in a state. */
const doneIn = {
  draft: 0,
  approving: 1,
  approved: 2,
  paying: 3,
  paid: 3,
  failed: 3,
  bounced: 3,
  void: -1,
} as const

/** Head of a request: its state, who did what, whom it pays and how much. */
export function RequestHead({ request }: { readonly request: PaymentRequest }) {
  const { t } = useTranslation()
  const act = useRecordActions({ actions: useRequestActions(), texts: 'paymentRequests' })
  const { status, batchId, batchNo, paidOn } = request
  const done = doneIn[status]
  const names = {
    prepare: request.preparedByName,
    approve: request.approvedByNames,
    execute: request.executedByName,
  }
  return (
    <section className={`card ${head['head']}`}>
      <div className={head['line']}>
        <div>
          <p className={head['tags']}>
            <StatusTag tone={requestTones[status]} as="tag">
              {t(`paymentRequests.field.status.options.${status}`)}
            </StatusTag>
          </p>
          <p className={head['title']}>{request.supplierName}</p>
          <p className={head['no']}>
            {request.requestNo} <Brief at={request.preparedAt} />
          </p>
        </div>
        <div className={`noPrint ${head['actions']}`}>{act.buttonsOf(request)}</div>
      </div>
      {status !== 'void' && (
        <Steps
          variant="rail"
          label={t('paymentRequests.steps')}
          steps={steps.map((step, index) => ({
            key: step,
            label: t(`paymentRequests.step.${step}`),
            state: index < done ? 'done' : index === done ? 'current' : 'future',
            note: names[step],
          }))}
        />
      )}
      <DescriptionList
        variant="strip"
        items={[
          { label: t('paymentRequests.field.payerTitle'), value: request.payerTitle },
          { label: t('paymentRequests.field.plannedOn'), value: request.plannedOn },
          { label: t('paymentRequests.field.purpose'), value: request.purpose },
          ...(request.payeeName === ''
            ? []
            : [
                { label: t('paymentRequests.field.payeeName'), value: request.payeeName },
                {
                  label: t('paymentRequests.payee'),
                  value: t('paymentRequests.account', { bank: request.payeeBank, last4: request.payeeLast4 }),
                },
              ]),
          ...(batchId === null
            ? []
            : [
                {
                  label: t('paymentRequests.field.batchNo'),
                  value: <Link to={batchPath(batchId)}>{batchNo}</Link>,
                },
              ]),
          ...(paidOn === null ? [] : [{ label: t('paymentRequests.field.paidOn'), value: paidOn }]),
        ]}
      />
      <DescriptionList
        variant="strip"
        items={[
          { label: t('paymentRequests.field.rows'), value: request.rows },
          { label: t('paymentRequests.field.gross'), value: <Amount value={request.gross} /> },
          { label: t('paymentRequests.field.credit'), value: <Amount value={request.credit} /> },
          { label: t('paymentRequests.field.total'), value: <Amount value={request.total} size="total" /> },
        ]}
      />
      {act.dialog}
    </section>
  )
}
