import { useTranslation } from 'react-i18next'
import type { DeliveryLine } from '#contract/ordering/deliveries.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Field } from '#web/kit/form/Field.tsx'
import { GoodsName } from '#web/modules/ordering/parts/GoodsName.tsx'
import { Quantity } from '#web/kit/form/quantity/Quantity.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { type LineCounts, openOf } from './receipt.ts'
import css from './ReceiveLine.module.css'

interface ReceiveLineProps {
  readonly line: DeliveryLine
  readonly counts: LineCounts
  readonly onCounts: (counts: LineCounts) => void
  /** Somebody tried to send it without the reason that it owes. */
  readonly owed: boolean
}

/** One kind of goods: how many are good, how many are sent back, and why. */
export function ReceiveLine({ line, counts, onCounts, owed }: ReceiveLineProps) {
  const { t } = useTranslation()
  const open = openOf(line)
  const { accepted, rejected, reason } = counts
  const label = t('ordering.receive.reason')
  return (
    <li className={css['line']}>
      <GoodsName goods={line} size={40}>
        <p className={css['open']}>{t('ordering.receive.open', { count: open })}</p>
      </GoodsName>
      <div className={css['count']}>
        <span aria-hidden>{t('ordering.receive.accepted')}</span>
        <Quantity
          name={`${t('ordering.receive.accepted')} ${line.name}`}
          min={0}
          max={open - rejected}
          value={accepted}
          onChange={(next) => onCounts({ ...counts, accepted: next })}
        />
      </div>
      <div className={css['count']}>
        <span aria-hidden>{t('ordering.receive.rejected')}</span>
        <Quantity
          name={`${t('ordering.receive.rejected')} ${line.name}`}
          min={0}
          max={open}
          value={rejected}
          onChange={(next) => onCounts({ ...counts, rejected: next, accepted: Math.min(accepted, open - next) })}
        />
      </div>
      {rejected > 0 && (
        <div className={css['reason']}>
          <Field
            label={label}
            required
            value={reason}
            onChange={(value) => onCounts({ ...counts, reason: String(value) })}
            error={owed && reason.trim() === '' ? t('common.check.required', { label }) : undefined}
            control={<Input maxLength={200} />}
          />
          <p className={css['usual']}>
            {t('ordering.receive.usual', { returnObjects: true }).map((one) => (
              <Button key={one} size="sm" onClick={() => onCounts({ ...counts, reason: one })}>
                {one}
              </Button>
            ))}
          </p>
        </div>
      )}
    </li>
  )
}
