import { useTranslation } from 'react-i18next'
import { compare } from '#contract/kit/money.ts'
import type { Retention } from '#contract/settlement/retentions/retention.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { yuan } from '#web/kit/format/yuan.ts'
import { Under } from '#web/kit/layout/Card.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { StatusTag, Tag } from '#web/kit/ui/StatusTag.tsx'
import { retentionTones } from '../paymentTones.ts'

/** Columns of retentions that both sides see. */
export function useRetentionColumns(): readonly RecordColumn<'retentions', Retention>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'dueOn',
      render: ({ dueOn, daysLeft }) => (
        <span className="num together">
          {dueOn}
          {daysLeft !== null && (
            <Under>
              <Tag tone={daysLeft < 0 ? 'err' : daysLeft <= 15 ? 'warn' : 'mute'}>
                {daysLeft < 0 ? t('retentions.over') : t('retentions.left', { count: daysLeft })}
              </Tag>
            </Under>
          )}
        </span>
      ),
    },
    { key: 'percent', desk: true, render: ({ percent }) => `${Number(percent)}%` },
    { key: 'gross', right: true, render: ({ gross }) => <Amount value={gross} /> },
    { key: 'deducted', right: true, desk: true, render: ({ deducted }) => <Amount value={deducted} /> },
    { key: 'rest', right: true, render: ({ rest }) => <Amount value={rest} /> },
    {
      key: 'status',
      render: ({ status, outcome, amount }) => (
        <>
          <StatusTag tone={retentionTones[status]}>{t(`retentions.field.status.options.${status}`)}</StatusTag>
          {outcome !== null && (
            <Under>
              {t(`retentions.field.outcome.options.${outcome}`)}
              {amount !== null && compare(amount, '0') > 0 && ` ${yuan(amount)}`}
            </Under>
          )}
        </>
      ),
    },
  ]
}
