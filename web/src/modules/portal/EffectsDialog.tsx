import { useTranslation } from 'react-i18next'
import type { LoginSettings } from '#contract/tenancy/loginSettings.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import type { Effect } from './effects.ts'
import css from './LoginSettings.module.css'

interface EffectsDialogProps {
  readonly effects: readonly Effect[]
  readonly wanted: LoginSettings
  readonly onSave: () => void
  readonly onClose: () => void
}

/** Consequences of the changes for people, shown before saving. */
export function EffectsDialog({ effects, wanted, onSave, onClose }: EffectsDialogProps) {
  const { t } = useTranslation()
  const facts = { minutes: wanted.sessionIdleMinutes, hours: wanted.sessionHours }
  const foot = (
    <>
      <Button data-first onClick={onClose}>
        {t('common.cancel')}
      </Button>
      <Button variant="danger" onClick={onSave}>
        {t('common.save')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('portal.login.effects')} width={480} onClose={onClose} foot={foot}>
      <p>{t('portal.login.effectsLead')}</p>
      <ul className={css['effects']}>
        {effects.map((effect) => (
          <li key={effect}>{t(`portal.login.effect.${effect}`, facts)}</li>
        ))}
      </ul>
    </Dialog>
  )
}
