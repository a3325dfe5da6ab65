import { useTranslation } from 'react-i18next'
import type { Reply } from '#contract/kit/route.ts'
import type { inviteSupplierPerson } from '#contract/suppliers/supplierPeople.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { CopyButton } from '#web/kit/ui/CopyButton.tsx'
import css from './Invitation.module.css'

interface InvitedDialogProps {
  readonly invited: Reply<typeof inviteSupplierPerson>
  readonly onClose: () => void
}

/** Link of an invitation, shown once: it may also be handed over by other means than the text message. */
export function InvitedDialog({ invited: { link, isSent }, onClose }: InvitedDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      title={t('supplierPeople.invited')}
      width={480}
      stays
      onClose={onClose}
      foot={
        <Button variant="solid" onClick={onClose}>
          {t('common.know')}
        </Button>
      }
    >
      <Stack>
        <p>{t(isSent ? 'supplierPeople.invitedSent' : 'supplierPeople.invitedUnsent')}</p>
        <p className={css['link']}>
          {link} <CopyButton text={link} />
        </p>
      </Stack>
    </Dialog>
  )
}
