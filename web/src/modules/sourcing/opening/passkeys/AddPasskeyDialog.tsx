import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '#web/kit/form/Field.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import css from '../keys/Keys.module.css'

interface AddPasskeyDialogProps {
  readonly busy: boolean
  readonly trouble: string | undefined
  readonly onName: (name: string) => void
  readonly onClose: () => void
}

/** Dialog to add a passkey: name, then the device's user verification. */
export function AddPasskeyDialog({ busy, trouble, onName, onClose }: AddPasskeyDialogProps) {
  const { t } = useTranslation()
  const form = useId()
  const [name, setName] = useState<string>(t('openerPasskeys.thisDevice'))
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '' && !busy) onName(name.trim())
  }
  const foot = (
    <>
      <Button onClick={onClose}>{t('common.cancel')}</Button>
      <Button type="submit" form={form} variant="solid" busy={busy}>
        {t('openerPasskeys.make')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('openerPasskeys.add')} width={480} stays={busy} onClose={onClose} foot={foot}>
      <form id={form} noValidate onSubmit={onSubmit} className={css['column']}>
        <p>{t('openerPasskeys.addText')}</p>
        <Field
          label={t('openerPasskeys.name')}
          value={name}
          onChange={(value) => setName(String(value))}
          required
          error={name.trim() === '' ? t('openerPasskeys.needName') : trouble}
          hint={t('openerPasskeys.nameHint')}
          control={<Input size="lg" maxLength={40} />}
        />
      </form>
    </Dialog>
  )
}
