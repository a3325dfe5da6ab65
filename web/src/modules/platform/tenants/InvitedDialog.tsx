import { useTranslation } from 'react-i18next'
import type { Reply } from '#contract/kit/route.ts'
import type { inviteTenantAdministrator } from '#contract/platform/tenants.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { CopyButton } from '#web/kit/ui/CopyButton.tsx'
import css from '../Platform.module.css'

interface InvitedDialogProps {
  readonly invited: Reply<typeof inviteTenantAdministrator>
  readonly onClose: () => void
}

/** Link of an administrator's invitation, shown once: it may also be handed over by other means than the mail. */
export function InvitedDialog({ invited: { link, isSent }, onClose }: InvitedDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      title={t('tenants.invited')}
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
        <p>{t(isSent ? 'tenants.invitedSent' : 'tenants.invitedUnsent')}</p>
        <p className={css['link']}>
          {link} <CopyButton text={link} />
        </p>
      </Stack>
    </Dialog>
  )
}
