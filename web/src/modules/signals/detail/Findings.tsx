import { useTranslation } from 'react-i18next'
import type { SignalFinding } from '#contract/signals/cases.ts'
import { ruleWords, withThresholds } from '#contract/signals/ruleWords.ts'
import type { SignalRule } from '#contract/signals/settings.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import css from '../Signals.module.css'
import { evidenceLine, langAt } from '../signalTexts.tsx'

interface FindingsProps {
  readonly rule: SignalRule
  readonly findings: readonly SignalFinding[]
}

/** Findings of a signal, each with the thresholds that were in force and the facts that it was computed from. */
export function Findings({ rule, findings }: FindingsProps) {
  const { t } = useTranslation()
  return (
    <Section title={t('signals.findings')} note={t('signals.findingsNote')}>
      {findings.map((finding) => (
        <details key={finding.id} className={css['finding']}>
          <summary>
            <Brief at={finding.foundAt} /> {evidenceLine(finding.evidence)}
            {finding.isExempted && ` · ${t('signals.underExemption')}`}
          </summary>
          <p>
            {withThresholds(ruleWords[rule].raised[langAt()], finding.settings)}{' '}
            {t('signals.ruleVersion', { version: finding.ruleVersion })}
          </p>
          <pre className={css['inputs']}>{JSON.stringify(finding.inputs, null, 2)}</pre>
        </details>
      ))}
    </Section>
  )
}
