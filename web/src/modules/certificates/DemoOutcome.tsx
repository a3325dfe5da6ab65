import { useTranslation } from 'react-i18next'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { dayOf } from '#web/kit/format/time.ts'
import css from './CaDemo.module.css'
import type { Step } from './demo.ts'
import type { Demo } from './useDemo.ts'

export interface DemoStepProps {
  readonly step: Step
  readonly number: number
  readonly demo: Demo
}

/** Result of a step. */
export function DemoOutcome({ step, demo: { known } }: Omit<DemoStepProps, 'number'>) {
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
