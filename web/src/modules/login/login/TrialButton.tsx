import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/kit/ui/Button.tsx'
import { TrialDialog } from '#web/modules/login/trial/TrialDialog.tsx'

export function TrialButton() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="lg" block onClick={() => setOpen(true)}>
        {t('login.trial')}
      </Button>
      {isOpen && <TrialDialog onClose={() => setOpen(false)} />}
    </>
  )
}
