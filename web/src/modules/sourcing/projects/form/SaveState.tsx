import { useTranslation } from 'react-i18next'
import type { AutosaveState } from '#web/kit/form/autosave/useAutosave.ts'
import { shortTime } from '../../countdown/projectTime.ts'
import css from './Editor.module.css'

interface SaveStateProps {
  readonly autosave: AutosaveState
  readonly isDirty: boolean
  readonly isConflicting: boolean
  /** Time of the last save, automatic or manual. */
  readonly savedAt: string | undefined
}

/** Save state in one line; announced to screen readers when it changes. */
export function SaveState({ autosave: { last, at, isCurrent }, isDirty, isConflicting, savedAt }: SaveStateProps) {
  const { t } = useTranslation()
  const say = (tone: 'ok' | 'warn' | 'err', text: string) => (
    <output className={css['saved']} data-tone={tone}>
      {text}
    </output>
  )
  const time = at && shortTime(at.toISOString()).slice(-5)
  if (isConflicting) return say('warn', t('projectForm.saved.newer'))
  if (isDirty) {
    if (last === 'unreachable') return say('err', t('projectForm.saved.failed'))
    if (last === 'refused') return say('err', t('projectForm.saved.refused'))
    if (last === 'incomplete') return say('warn', t('projectForm.saved.incomplete'))
    if (last === 'partly' && isCurrent) return say('warn', t('projectForm.saved.partly', { time }))
    return say('ok', t('projectForm.saved.not'))
  }
  if (time !== undefined) return say('ok', t('projectForm.saved.at', { time }))
  return savedAt === undefined ? null : say('ok', t('projectForm.saved.before', { time: shortTime(savedAt) }))
}
