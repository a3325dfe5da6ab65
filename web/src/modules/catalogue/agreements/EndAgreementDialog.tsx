import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AgreementPrice, endAgreementPrice } from '#contract/catalogue/agreementPrices.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { DateInput } from '#web/kit/date/DateInput.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Field } from '#web/kit/form/Field.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { dayFromToday } from '#web/kit/format/time.ts'

interface EndAgreementDialogProps {
  readonly price: AgreementPrice
  readonly onClose: () => void
}

/** Lets an agreement price end on a day. */
export function EndAgreementDialog({ price: { id, version, name, deptName }, onClose }: EndAgreementDialogProps) {
  const { t } = useTranslation()
  const [lastDay, setLastDay] = useState(() => dayFromToday(0))
  const end = useWrite(endAgreementPrice)
  const onEnd = () =>
    end.mutate({ id, version, lastDay }, { onSuccess: () => (toast.success(t('common.done')), onClose()) })
  const foot = (
    <>
      <Button onClick={onClose}>{t('common.cancel')}</Button>
      <Button look="danger" disabled={lastDay === ''} busy={end.isPending} onClick={onEnd}>
        {t('agreementPrices.end')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('agreementPrices.endTitle')} onClose={onClose} foot={foot}>
      <p>
        {name} · {deptName}
      </p>
      <p>{t('agreementPrices.endText')}</p>
      <br />
      <Field
        label={t('agreementPrices.lastDay')}
        value={lastDay}
        onChange={(day) => setLastDay(String(day))}
        required
        control={<DateInput />}
      />
    </Dialog>
  )
}
