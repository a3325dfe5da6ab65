import { useTranslation } from 'react-i18next'
import { type AgreementPrice, endAgreementPrice } from '#contract/catalogue/agreementPrices.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { dayFromToday } from '#web/kit/format/time.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { Clamped } from '#web/kit/ui/Clamped.tsx'

interface EndAgreementDialogProps {
  readonly price: AgreementPrice
  readonly onClose: () => void
}

/** Dialog that sets the last day of an agreement price. */
export function EndAgreementDialog({ price: { id, version, name, deptName }, onClose }: EndAgreementDialogProps) {
  const { t } = useTranslation()
  const form = useForm({
    route: endAgreementPrice,
    fixed: { id, version },
    initial: { lastDay: dayFromToday(0) },
    labels: 'agreementPrices.field',
    onDone: () => (toast.success(t('common.done')), onClose()),
  })
  return (
    <FormDialog
      of={form}
      title={t('agreementPrices.endTitle')}
      width={480}
      submit={t('agreementPrices.end')}
      danger
      onClose={onClose}
    >
      <Clamped lines={3}>{`${name} · ${deptName}`}</Clamped>
      <p>{t('agreementPrices.endText')}</p>
      <br />
      <Fields of={form} columns={1} fields={{ lastDay: {} }} />
    </FormDialog>
  )
}
