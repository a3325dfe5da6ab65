import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Steps } from '#web/kit/ui/Steps.tsx'
import { dayOf } from '#web/kit/format/time.ts'
import css from './CaDemo.module.css'
import { Failure } from './CaLogin.tsx'
import { CertificateList } from './CertificateList.tsx'
import { type Step, steps } from './demo.ts'
import { Exchanges } from './Exchanges.tsx'
import { isAboutPin, PinField } from './KeyDialogs.tsx'
import { TroubleAlert } from './KeyState.tsx'
import { type Demo, useDemo } from './useDemo.ts'

type StepState = 'done' | 'current' | 'future' | 'failed'

/** The whole way of a login with a U-key, with what was said at each step. Nobody is logged in. */
export function CaDemoPage() {
  const { t } = useTranslation()
  const demo = useDemo()
  const { at, act } = demo
  const stateOf = (index: number): StepState => {
    if (index !== at) return index < at ? 'done' : 'future'
    return act.isError ? 'failed' : 'current'
  }
  const rail = steps.map((key, index) => ({ key, label: t(`certificates.demo.step.${key}`), state: stateOf(index) }))
  return (
    <main className={`wrap ${css['main']}`}>
      <Page
        title={t('certificates.demo.title')}
        purpose={t('certificates.demo.purpose')}
        actions={at > 0 && <Button onClick={demo.restart}>{t('certificates.demo.restart')}</Button>}
      >
        <div className={css['page']}>
          <div className={`card ${css['rail']}`}>
            <Steps variant="rail" label={t('certificates.demo.steps')} steps={rail} />
          </div>
          {steps.slice(0, at + 1).map((step, index) => (
            <StepCard key={step} step={step} number={index + 1} demo={demo} />
          ))}
          <Simulator />
        </div>
      </Page>
    </main>
  )
}

interface StepCardProps {
  readonly step: Step
  readonly number: number
  readonly demo: Demo
}

function StepCard({ step, number, demo }: StepCardProps) {
  const { t } = useTranslation()
  const isOpen = demo.step === step
  const card = useRef<HTMLDivElement>(null)
  const isNewest = number === Math.min(demo.at + 1, steps.length)
  // What was pressed has gone: one goes on where the next step begins.
  useEffect(() => {
    if (isNewest && demo.at > 0) card.current?.focus()
  }, [isNewest, demo.at])
  return (
    <Section title={`${number}. ${t(`certificates.demo.step.${step}`)}`}>
      <div ref={card} tabIndex={-1} className={css['step']}>
        <p>{t(`certificates.demo.says.${step}`)}</p>
        {isOpen ? <OpenStep step={step} demo={demo} /> : <Outcome step={step} demo={demo} />}
        <Exchanges lines={demo.lines[step] ?? []} />
      </div>
    </Section>
  )
}

/** What the person does now. */
function OpenStep({ step, demo: { act, known, choose } }: Omit<StepCardProps, 'number'>) {
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

/** What came of a step. */
function Outcome({ step, demo: { known } }: Omit<StepCardProps, 'number'>) {
  const { t } = useTranslation()
  const { version = '', device = '', chosen, challenge, signature, checked } = known
  if (step === 'driver') return <p className={css['came']}>{t('certificates.demo.version', { version, device })}</p>
  if (step === 'certificate' && chosen)
    return (
      <p className={css['came']}>
        {chosen.name} · {chosen.kind} · {t('certificates.serial', { serial: chosen.serial })}
      </p>
    )
  if (step === 'pin') return <p className={css['came']}>{t('certificates.demo.right')}</p>
  if (step === 'challenge' && challenge) return <pre className={css['text']}>{challenge.challenge}</pre>
  if (step === 'signature') return <pre className={css['text']}>{signature}</pre>
  return checked ? <Checked checked={checked} /> : null
}

function Checked({ checked }: { readonly checked: NonNullable<Demo['known']['checked']> }) {
  const { t } = useTranslation()
  const day = (instant: string) => dayOf(new Date(instant))
  const facts = (['subject', 'issuer', 'serial', 'algorithm', 'fingerprint'] as const).map((name) => ({
    label: t(`certificates.demo.${name}`),
    value: checked[name],
    wide: name === 'fingerprint',
  }))
  const validity = {
    label: t('certificates.demo.validity'),
    value: `${day(checked.notBefore)} – ${day(checked.notAfter)}`,
  }
  return (
    <>
      <Alert tone="info" isAlert title={t('certificates.demo.good')}>
        <p>{t('certificates.demo.goodReason')}</p>
      </Alert>
      <DescriptionList items={[...facts, validity]} />
    </>
  )
}

const commands = ['npm run ukey-simulator -- install', 'npm run ukey-simulator']

/** Who has no U-key can have one in software. */
function Simulator() {
  const { t } = useTranslation()
  return (
    <Section title={t('certificates.demo.simulator')}>
      <div className={css['step']}>
        <p>{t('certificates.demo.simulatorReason')}</p>
        <pre className={css['text']}>{commands.join('\n')}</pre>
      </div>
    </Section>
  )
}
