import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import * as contract from '#contract/payments/periods/periods.ts'
import { useRead, useWrite } from '#web/kit/client/api.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { RowName, Stack } from '#web/kit/layout/Card.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import css from './Periods.module.css'

interface PeriodProps {
  readonly period: contract.Period
  readonly onClose: () => void
}

const tones = { ok: 'ok', warn: 'warn', fail: 'err' } as const

/** Checks before a month is closed, and its end. */
export function CloseDialog({ period, onClose }: PeriodProps) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('periods.close.title', { month: period.month })} width={480} onClose={onClose}>
      <Suspense fallback={<Skeleton />}>
        <Checks period={period} onClose={onClose} />
      </Suspense>
    </Dialog>
  )
}

function Checks({ period: { payerNo, month, payerTitle }, onClose }: PeriodProps) {
  const { t } = useTranslation()
  const { checks, canClose } = useRead(contract.checkPeriod, { payerNo, month })
  const close = useWrite(contract.closePeriod, {
    onDone: () => (toast.success(t('periods.close.done')), onClose()),
  })
  return (
    <Stack>
      <p>{payerTitle}</p>
      <ul className={css['checks']}>
        {checks.map(({ rule, outcome, count }) => (
          <li key={rule}>
            <span>{t(`periods.check.${rule}`)}</span>
            <StatusTag tone={tones[outcome]}>
              {outcome === 'ok' || rule === 'over' || rule === 'previous'
                ? t(`periods.outcome.${outcome}`)
                : t('periods.count', { count })}
            </StatusTag>
          </li>
        ))}
      </ul>
      <Alert tone="warn" title={t('periods.close.note')} />
      <div className={css['actions']}>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button
          variant="solid"
          disabled={!canClose}
          busy={close.isPending}
          onClick={() => close.mutate({ payerNo, month })}
        >
          {t('periods.action.close')}
        </Button>
      </div>
    </Stack>
  )
}

/** What a month accrues, by supplier. */
export function AccrualDialog({ period: { payerNo, month }, onClose }: PeriodProps) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('periods.accrual.of', { month })} width={800} place="right" onClose={onClose}>
      <RecordPanel
        texts="periods.accrual"
        route={contract.listAccruals}
        fixed={{ payerNo, month }}
        exported={contract.exportAccruals}
        rowKey={({ id }) => id}
        columns={[
          { key: 'supplierName', lead: true, render: (row) => <RowName>{row.supplierName}</RowName> },
          { key: 'lines', right: true, render: ({ lines }) => lines },
          { key: 'net', right: true, render: ({ net }) => <Amount value={net} /> },
          { key: 'gross', right: true, render: ({ gross }) => <Amount value={gross} /> },
          { key: 'oldestOn', desk: true, render: ({ oldestOn }) => oldestOn ?? '-' },
        ]}
        actions={{}}
      />
    </Dialog>
  )
}
