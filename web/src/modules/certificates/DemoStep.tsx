import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/kit/ui/Button.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import css from './CaDemo.module.css'
import { Failure } from './CaLogin.tsx'
import { CertificateList } from './CertificateList.tsx'
import { steps } from './demo.ts'
import { Exchanges } from './Exchanges.tsx'
import { isAboutPin, PinField } from './PinField.tsx'
import { TroubleAlert } from './KeyState.tsx'
import { type DemoStepProps, DemoOutcome } from './DemoOutcome.tsx'

export function DemoStep({ step, number, demo }: DemoStepProps) {
  const { t } = useTranslation()
  const isOpen = demo.step === step
  const card = useRef<HTMLDivElement>(null)
  const isNewest = number === Math.min(demo.at + 1, steps.length)
  // The pressed button has been removed, so the focus moves to the next step.
  useEffect(() => {
    if (isNewest && demo.at > 0) card.current?.focus()
  }, [isNewest, demo.at])
  return (
    <Section title={`${number}. ${t(`certificates.demo.step.${step}`)}`}>
      <div ref={card} tabIndex={-1} className={css['step']}>
        <p>{t(`certificates.demo.message.${step}`)}</p>
        {isOpen ? <OpenStep step={step} demo={demo} /> : <DemoOutcome step={step} demo={demo} />}
        <Exchanges lines={demo.lines[step] ?? []} />
      </div>
    </Section>
  )
}

/** Controls of the current step. */
function OpenStep({ step, demo: { act, known, choose } }: Omit<DemoStepProps, 'number'>) {
  const { t } = useTranslation()
  const [pin, setPin] = useState('')
  const [isEmpty, setIsEmpty] = useState(false)
  const formId = useId()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const lacks = step === 'pin' && pin === ''
    setIsEmpty(lacks)
    if (!lacks && !act.isPending) act.mutate(pin)
    setPin('')
  }
  return (
    <form id={formId} className={css['form']} noValidate onSubmit={onSubmit}>
      {step === 'certificate' && (
        <CertificateList certificates={known.certificates ?? []} chosen={known.chosen} onChoose={choose} />
      )}
      {step === 'pin' && (
        <PinField
          label={t('certificates.pinFor', { name: known.chosen?.name ?? '' })}
          pin={pin}
          onChange={setPin}
          isEmpty={isEmpty}
        />
      )}
      {act.error && <Trouble error={act.error} />}
      <Button
        type="submit"
        variant="solid"
        busy={act.isPending}
        aria-disabled={step === 'certificate' && !known.chosen}
      >
        {t(`certificates.demo.act.${step}`)}
      </Button>
    </form>
  )
}

function Trouble({ error }: { readonly error: Error }) {
  if (isAboutPin(error)) return <TroubleAlert trouble={error.trouble} retries={error.retries} />
  return <Failure error={error} />
}
