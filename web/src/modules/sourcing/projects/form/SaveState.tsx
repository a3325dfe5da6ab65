import { useTranslation } from 'react-i18next'
import type { AutosaveState } from '#web/kit/form/autosave/useAutosave.ts'
import { briefly, secondOf } from '#web/kit/format/time.ts'
import css from './Editor.module.css'

interface SaveStateProps {
  readonly autosave: AutosaveState
  readonly isDirty: boolean
  /** When it was last saved, by whichever way. */
  readonly savedAt: string | undefined
}

/** How far what is written is saved, in one line that is read out when it changes. */
export function SaveState({ autosave: { last, at }, isDirty, savedAt }: SaveStateProps) {
  const { t } = useTranslation()
  const say = (tone: 'ok' | 'warn' | 'err', text: string) => (
    <output className={css['saved']} data-tone={tone}>
      {text}
    </output>
  )
  if (isDirty && last === 'unreachable') return say('err', t('projectForm.saved.failed'))
  if (isDirty && last === 'refused') return say('err', t('projectForm.saved.refused'))
  if (isDirty && last === 'newer') return say('warn', t('projectForm.saved.newer'))
  if (isDirty && last === 'incomplete') return say('warn', t('projectForm.saved.incomplete'))
  if (at) {
    const time = secondOf(at.toISOString()).slice(11, 16)
    return say('ok', t(last === 'partly' && isDirty ? 'projectForm.saved.partly' : 'projectForm.saved.at', { time }))
  }
  if (isDirty) return say('ok', t('projectForm.saved.not'))
  return savedAt === undefined ? null : say('ok', t('projectForm.saved.before', { time: briefly(savedAt) }))
}
