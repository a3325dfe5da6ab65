import { useTranslation } from 'react-i18next'
import { minuteOf } from '#contract/kit/calendar.ts'
import type { AutosaveState } from '#web/kit/form/autosave/useAutosave.ts'
import css from './QuoteLines.module.css'

interface DraftStateProps {
  readonly autosave: AutosaveState
  readonly isDirty: boolean
}

/** Save state of the draft in this browser. */
export function DraftState({ autosave: { last, at }, isDirty }: DraftStateProps) {
  const { t } = useTranslation()
  if (last === 'unreachable')
    return (
      <output className={css['saved']} data-tone="err">
        {t('quoting.saved.failed')}
      </output>
    )
  if (isDirty || at === undefined) return <output className={css['saved']}>{t('quoting.saved.here')}</output>
  return (
    <output className={css['saved']} data-tone="ok">
      {t('quoting.saved.at', { time: minuteOf(at).slice(11) })}
    </output>
  )
}
