import { useTranslation } from 'react-i18next'
import type { DeliveryLine } from '#contract/ordering/delivery/deliveries.ts'
import { FormField } from '#web/kit/form/Fields.tsx'
import type { FormPart } from '#web/kit/form/formPart.ts'
import { Quantity } from '#web/kit/form/quantity/Quantity.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { GoodsName } from '#web/modules/ordering/parts/GoodsName.tsx'
import { type Counted, openOf } from './receipt.ts'
import css from './ReceiveLine.module.css'

interface ReceiveLineProps {
  readonly line: DeliveryLine
  readonly of: FormPart<Counted>
}

/** Line of a receipt: accepted and rejected quantities, and the reason. */
export function ReceiveLine({ line, of: counted }: ReceiveLineProps) {
  const { t } = useTranslation()
  const open = openOf(line)
  const { accepted = 0, rejected = 0, batchNo = '' } = counted.values
  const acceptedLabel = t(line.needsInspection ? 'ordering.receive.takenIn' : 'ordering.receive.line.accepted')
  return (
    <li className={css['line']}>
      <GoodsName goods={line} size={40}>
        <p className={css['open']}>
          {t('ordering.receive.open', { count: open })}
          {line.needsInspection && <Tag tone="info">{t('ordering.receive.toInspect')}</Tag>}
        </p>
      </GoodsName>
      <div className={css['count']}>
        <span aria-hidden>{acceptedLabel}</span>
        <Quantity
          name={`${acceptedLabel} ${line.name}`}
          min={0}
          max={open - rejected}
          value={accepted}
          onChange={(next) => counted.set({ accepted: next })}
        />
      </div>
      <div className={css['count']}>
        <span aria-hidden>{t('ordering.receive.line.rejected')}</span>
        <Quantity
          name={`${t('ordering.receive.line.rejected')} ${line.name}`}
          min={0}
          max={open}
          value={rejected}
          onChange={(next) => counted.set({ rejected: next, accepted: Math.min(accepted, open - next) })}
        />
      </div>
      <div className={css['batch']}>
        <FormField field={counted.field('batchNo')} as="line" />
        {line.batchNo !== '' && batchNo !== line.batchNo && (
          <p className={css['differs']}>{t('ordering.receive.batchDiffers', { batchNo: line.batchNo })}</p>
        )}
      </div>
      {rejected > 0 && (
        <div className={css['reason']}>
          <FormField field={counted.field('reason')} as="line" required />
          <p className={css['usual']}>
            {t('ordering.receive.usual', { returnObjects: true }).map((one) => (
              <Button key={one} size="sm" onClick={() => counted.set({ reason: one })}>
                {one}
              </Button>
            ))}
          </p>
        </div>
      )}
    </li>
  )
}
