import { useTranslation } from 'react-i18next'
import { Button } from '#web/kit/ui/Button.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Steps } from '#web/kit/ui/Steps.tsx'
import css from './CaDemo.module.css'
import { steps } from './demo.ts'
import { useDemo } from './useDemo.ts'
import { DemoStep } from './DemoStep.tsx'

type StepState = 'done' | 'current' | 'future' | 'failed'

/** Demo of a U-key login with the messages of each step. Opens no session. */
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
            <DemoStep key={step} step={step} number={index + 1} demo={demo} />
          ))}
          <Simulator />
        </div>
      </Page>
    </main>
  )
}

const commands = ['npm run ukey-simulator -- install', 'npm run ukey-simulator']

/** Download of the simulator, for people without a U-key. */
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
