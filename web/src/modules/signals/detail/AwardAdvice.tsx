import { useTranslation } from 'react-i18next'
import { adviseOnAward } from '#contract/signals/cases.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import css from '../Signals.module.css'
import { evidenceLine, ruleName, SeverityTag } from '../signalTexts.tsx'

/** Signals about the quotes of a project, for who decides on its award. */
export function AwardAdvice({ projectId }: { readonly projectId: string }) {
  const { t } = useTranslation()
  const may = useMay()
  const advice = useOptionalRead(adviseOnAward, { projectId }, may('signal.advise')) ?? []
  if (advice.length === 0) return null
  return (
    <Alert tone="warn" title={t('signals.advice')}>
      <p>{t('signals.adviceNote')}</p>
      <ul className={css['list']}>
        {advice.map(({ rule, severity, evidence }) => (
          <li key={`${rule} ${JSON.stringify(evidence)}`}>
            {ruleName(rule)} <SeverityTag severity={severity} /> {evidenceLine(evidence)}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
