import css from './CheckoutForm.module.css'
import { useTranslation } from 'react-i18next'
import type { Checkout } from '#contract/ordering/checkout.ts'
import { submitOrder } from '#contract/ordering/submit.ts'
import { DateInput } from '#web/kit/date/DateInput.tsx'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import { Field } from '#web/kit/form/Field.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { dayFromToday } from '#web/kit/format/time.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { FilesInput } from '#web/kit/upload/FilesInput.tsx'

export interface OrderInfoTexts {
  readonly expectedDate: string
  readonly purpose: string
  readonly remark: string
}

interface OrderInfoProps {
  /** What the tenant does not ask for. */
  readonly hides: Checkout['hides']
  readonly info: OrderInfoTexts
  readonly onInfo: (change: (info: OrderInfoTexts) => OrderInfoTexts) => void
  readonly attachments: readonly string[]
  readonly onAttachments: (attachments: readonly string[]) => void
  readonly onUploading: (isUploading: boolean) => void
  readonly needsInspection: boolean
  readonly onNeedsInspection: (needs: boolean) => void
}

/** Optional order data: purpose, expected date, remark and attachments. */
export function OrderInfo({
  hides,
  info,
  onInfo,
  attachments,
  onAttachments,
  onUploading,
  needsInspection,
  onNeedsInspection,
}: OrderInfoProps) {
  const { t } = useTranslation()
  const asksForNotes = !hides.includes('notes')
  const field = (name: keyof OrderInfoTexts) => ({
    value: info[name],
    onChange: (value: unknown) => onInfo((all) => ({ ...all, [name]: String(value) })),
  })
  return (
    <Section bare title={t('ordering.confirm.info')}>
      <div className={css['form']}>
        {asksForNotes && (
          <Field
            {...field('purpose')}
            label={t('orders.purpose')}
            control={<Input maxLength={200} placeholder={t('common.optional')} />}
          />
        )}
        <Field {...field('expectedDate')} label={t('orders.expected')} control={<DateInput min={dayFromToday(0)} />} />
        {asksForNotes && (
          <Field
            {...field('remark')}
            wide
            label={t('orders.remark')}
            control={<Input maxLength={200} placeholder={t('common.optional')} />}
          />
        )}
        {!hides.includes('inspection') && (
          <Checkbox
            checked={needsInspection}
            onChange={onNeedsInspection}
            label={t('ordering.confirm.needsInspection')}
          />
        )}
        {!hides.includes('attachments') && (
          <Field
            wide
            label={t('common.upload.attachments')}
            hint={t('ordering.confirm.attachmentsHint')}
            value={attachments}
            onChange={(keys) => onAttachments(keys as string[])}
            control={<FilesInput schema={submitOrder.input.properties.attachments} onBusy={onUploading} />}
          />
        )}
      </div>
    </Section>
  )
}
