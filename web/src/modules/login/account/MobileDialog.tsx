import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { SmsCodeField } from '#web/modules/login/captcha/CodeField.tsx'
import type { ContactDialogProps } from './contactDialog.ts'
import css from '#web/modules/login/factors/Factor.module.css'
import { MobileField } from '#web/modules/login/login/MobileField.tsx'
import { Refusal } from '#web/modules/login/login/Refusal.tsx'
import { useMobileChange } from './useMobileChange.ts'

interface MobileDialogProps extends ContactDialogProps {
  /** The person had no number before. */
  readonly isFirst: boolean
}

/** Dialog to change the mobile number, confirmed by SMS code. */
export function MobileDialog({ title, proven, isFirst, onDone, onProofGone, onClose }: MobileDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const { form, errors, mobile, onMobile, msgCode, onCode, sentAt, onAsk, onSubmit, send, change } = useMobileChange({
    proven,
    onDone,
    onProofGone,
  })
  return (
    <Dialog
      title={title}
      width={400}
      stays={change.isPending}
      onClose={onClose}
      foot={
        <Button type="submit" form={id} variant="solid" busy={change.isPending}>
          {t('common.confirm')}
        </Button>
      }
    >
      <form id={id} ref={form} className={css['factor']} noValidate onSubmit={onSubmit}>
        <p>{t(isFirst ? 'login.contact.reason.firstMobile' : 'login.contact.reason.mobile')}</p>
        <MobileField label={t('login.contact.new.mobile')} value={mobile} onChange={onMobile} error={errors.mobile} />
        <SmsCodeField
          value={msgCode}
          onChange={onCode}
          error={errors.msgCode}
          sentAt={sentAt}
          busy={send.isPending}
          onAsk={onAsk}
        />
        <Refusal text={errors.form} />
      </form>
    </Dialog>
  )
}
