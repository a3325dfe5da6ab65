import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChallengePurpose, Proof } from '#contract/certificates/certificates.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { CertificateList } from './CertificateList.tsx'
import type { Driver, KeyCertificate } from './driver.ts'
import { prove } from './proof.ts'
import { PinDialog } from './PinDialog.tsx'

interface KeyDialogsProps {
  readonly driver: Driver
  readonly certificates: readonly KeyCertificate[]
  readonly purpose: ChallengePurpose
  /** Called after the key has signed; errors are shown outside, and the dialogs close. */
  readonly onProof: (proof: Proof, certificate: KeyCertificate) => Promise<unknown>
  /** Receives the error, if any. */
  readonly onClose: (error?: Error) => void
}

/** Dialogs for certificate and PIN, after which the key proves itself. */
export function KeyDialogs({ driver, certificates, purpose, onProof, onClose }: KeyDialogsProps) {
  return (
    <CertificateDialogs
      certificates={certificates}
      onPin={async (pin, chosen) => onProof(await prove(driver, chosen, pin, purpose), chosen)}
      onClose={onClose}
    />
  )
}

interface CertificateDialogsProps extends Pick<KeyDialogsProps, 'certificates' | 'onClose'> {
  readonly onPin: (pin: string, certificate: KeyCertificate) => Promise<unknown>
}

/** Dialogs for certificate and PIN; with a single certificate only the PIN. */
export function CertificateDialogs({ certificates, onPin, onClose }: CertificateDialogsProps) {
  const [chosen, setChosen] = useState(certificates.length === 1 ? certificates[0] : undefined)
  if (!chosen) return <PickDialog certificates={certificates} onChoose={setChosen} onClose={onClose} />
  return <PinDialog name={chosen.name} onPin={(pin) => onPin(pin, chosen)} onClose={onClose} />
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
