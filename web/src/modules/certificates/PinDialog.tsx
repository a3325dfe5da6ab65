import { type FormEvent, useId, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import css from './Certificates.module.css'
import { TroubleAlert } from './KeyState.tsx'
import { isAboutPin, PinField } from './PinField.tsx'

interface PinDialogProps {
  readonly name: string
  readonly onPin: (pin: string) => Promise<unknown>
  readonly onClose: (error?: Error) => void
}

/** PIN dialog: shows a wrong PIN with the remaining attempts; other errors close it. */
export function PinDialog({ name, onPin, onClose }: PinDialogProps) {
  const { t } = useTranslation()
  const [pin, setPin] = useState('')
  const [isEmpty, setIsEmpty] = useState(false)
  const formId = useId()
  const entering = useMutation<unknown, Error, string>({
    meta: { silent: true },
    mutationFn: onPin,
    onSuccess: () => onClose(),
    onError: (error) => {
      setPin('')
      if (!isAboutPin(error)) onClose(error)
    },
  })
  const pinError = entering.error && isAboutPin(entering.error) ? entering.error : undefined
  const isLocked = pinError?.trouble === 'locked'
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (entering.isPending) return
    setIsEmpty(pin === '')
    if (pin !== '') entering.mutate(pin)
  }
  const foot = (
    <>
      <Button onClick={() => onClose()}>{t('common.cancel')}</Button>
      {!isLocked && (
        <Button variant="solid" type="submit" form={formId} busy={entering.isPending}>
          {t('common.confirm')}
        </Button>
      )}
    </>
  )
  return (
    <Dialog title={t('certificates.pinTitle')} width={400} onClose={() => onClose()} foot={foot}>
      <form id={formId} className={css['pin']} noValidate onSubmit={onSubmit}>
        {pinError && <TroubleAlert trouble={pinError.trouble} retries={pinError.retries} />}
        {!isLocked && (
          <PinField label={t('certificates.pinFor', { name })} pin={pin} onChange={setPin} isEmpty={isEmpty} />
        )}
      </form>
    </Dialog>
  )
}
