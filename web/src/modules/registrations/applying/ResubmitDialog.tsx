import { useTranslation } from 'react-i18next'
import type { MyRegistration } from '#contract/registrations/registrations.ts'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { CodePicture, RegistrationFields } from './RegistrationFields.tsx'
import { useRegistrationForm } from './useRegistrationForm.ts'

interface ResubmitDialogProps {
  readonly former: MyRegistration
  readonly onSent?: (sent: MyRegistration) => void
  readonly onClose: () => void
}

/** Dialog to correct and resubmit a registration. */
export function ResubmitDialog({ former, onSent, onClose }: ResubmitDialogProps) {
  const { t } = useTranslation()
  const registration = useRegistrationForm({
    former,
    onSent: (sent) => {
      toast.success(t('registering.sent'))
      onSent?.(sent)
      onClose()
    },
  })
  return (
    <>
      <FormDialog
        of={registration.form}
        title={t('registering.mine.resubmitTitle')}
        submit={t('registering.submit')}
        width={800}
        onClose={onClose}
      >
        <RegistrationFields {...registration} />
      </FormDialog>
      <CodePicture {...registration} />
    </>
  )
}
