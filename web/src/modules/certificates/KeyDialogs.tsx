import { type FormEvent, useId, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ChallengePurpose, Proof } from '#contract/certificates/certificates.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Field } from '#web/kit/form/Field.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { CertificateList } from './CertificateList.tsx'
import css from './Certificates.module.css'
import { type Driver, DriverError, type KeyCertificate } from './driver.ts'
import { TroubleAlert } from './KeyState.tsx'
import { prove } from './proof.ts'

interface KeyDialogsProps {
  readonly driver: Driver
  readonly certificates: readonly KeyCertificate[]
  readonly purpose: ChallengePurpose
  /** The key has signed. What is thrown is shown outside, and the dialogs close. */
  readonly onProof: (proof: Proof, certificate: KeyCertificate) => Promise<unknown>
  /** With what it closed, where something went wrong. */
  readonly onClose: (error?: Error) => void
}

/** Which certificate, then the PIN; where there is only one, the PIN alone. */
export function KeyDialogs({ driver, certificates, purpose, onProof, onClose }: KeyDialogsProps) {
  const [chosen, setChosen] = useState(certificates.length === 1 ? certificates[0] : undefined)
  if (!chosen) return <PickDialog certificates={certificates} onChoose={setChosen} onClose={onClose} />
  const onPin = async (pin: string) => onProof(await prove(driver, chosen, pin, purpose), chosen)
  return <PinDialog name={chosen.name} onPin={onPin} onClose={onClose} />
}

interface PickDialogProps {
  readonly certificates: readonly KeyCertificate[]
  readonly onChoose: (certificate: KeyCertificate) => void
  readonly onClose: () => void
}

function PickDialog({ certificates, onChoose, onClose }: PickDialogProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(certificates[0])
  const formId = useId()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen) onChoose(chosen)
  }
  const foot = (
    <>
      <Button onClick={() => onClose()}>{t('common.cancel')}</Button>
      <Button variant="solid" type="submit" form={formId}>
        {t('common.confirm')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('certificates.pick')} place="bottom" onClose={() => onClose()} foot={foot}>
      <form id={formId} onSubmit={onSubmit}>
        <CertificateList certificates={certificates} chosen={chosen} onChoose={setChosen} />
      </form>
    </Dialog>
  )
}

interface PinDialogProps {
  readonly name: string
  readonly onPin: (pin: string) => Promise<unknown>
  readonly onClose: (error?: Error) => void
}

/** A wrong PIN is shown here, with how often it may still be wrong; everything else ends the dialog. */
function PinDialog({ name, onPin, onClose }: PinDialogProps) {
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

export const isAboutPin = (error: Error): error is DriverError =>
  error instanceof DriverError && (error.trouble === 'wrongPin' || error.trouble === 'locked')

interface PinFieldProps {
  readonly label: string
  readonly pin: string
  readonly onChange: (pin: string) => void
  readonly isEmpty: boolean
}

/** Never kept by the browser: it is no password of this site. */
export function PinField({ label, pin, onChange, isEmpty }: PinFieldProps) {
  const { t } = useTranslation()
  return (
    <Field
      label={label}
      value={pin}
      onChange={(value) => onChange(String(value))}
      error={isEmpty && pin === '' ? t('certificates.need.pin') : undefined}
      control={
        <Input size="lg" type="password" autoComplete="off" maxLength={64} placeholder={t('certificates.pin')} />
      }
    />
  )
}
