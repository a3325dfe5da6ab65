import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listSignalRules, type SignalRuleRow } from '#contract/signals/rules.ts'
import { ruleWords, withThresholds } from '#contract/signals/ruleWords.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import css from '../Signals.module.css'
import { langAt, numbered } from '../signalTexts.tsx'
import { ThresholdDialog } from './ThresholdDialog.tsx'

/** Rules of risk signals: what each says, how often it was right, and its thresholds. */
export function SignalRulesPage() {
  const { t } = useTranslation()
  const { rules, thresholds, canSet } = useRead(listSignalRules, {})
  const [edited, setEdited] = useState<SignalRuleRow>()
  const at = langAt()
  return (
    <Page title={t('signalRules.title')} purpose={t('signalRules.purpose')}>
      <Stack>
        {rules.map((row) => {
          const { raised, harmless, checks } = ruleWords[row.rule]
          return (
            <Section
              key={row.rule}
              id={row.rule}
              title={numbered(row.rule)}
              note={
                <StatusTag tone={row.isOn ? 'ok' : 'mute'}>
                  {t(row.isOn ? 'signalRules.on' : 'signalRules.off')}
                </StatusTag>
              }
              actions={canSet && <Button onClick={() => setEdited(row)}>{t('signalRules.set')}</Button>}
            >
              <div className={css['rule']}>
                <p>{withThresholds(raised[at], thresholds)}</p>
                <DescriptionList
                  variant="strip"
                  items={[
                    { label: t('signalRules.open'), value: String(row.open) },
                    { label: t('signalRules.confirmed'), value: String(row.confirmed) },
                    { label: t('signalRules.explained'), value: String(row.explained) },
                    { label: t('signalRules.falsePositives'), value: String(row.falsePositives) },
                    { label: t('signalRules.exempted'), value: String(row.exempted) },
                    { label: t('signalRules.share'), value: row.share === null ? '–' : `${row.share}%` },
                  ]}
                />
                <div className={css['columns']}>
                  <div>
                    <h3>{t('signalRules.harmless')}</h3>
                    <ul>
                      {harmless.map((words) => (
                        <li key={words[0]}>{words[at]}</li>
                      ))}
                    </ul>
                  </div>
                  <div>
                    <h3>{t('signalRules.checks')}</h3>
                    <ul>
                      {checks.map((words) => (
                        <li key={words[0]}>{words[at]}</li>
                      ))}
                    </ul>
                  </div>
                </div>
              </div>
            </Section>
          )
        })}
      </Stack>
      {edited && <ThresholdDialog row={edited} thresholds={thresholds} onClose={() => setEdited(undefined)} />}
    </Page>
  )
}
