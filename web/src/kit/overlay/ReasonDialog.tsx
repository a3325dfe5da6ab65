import { charactersIn } from '#contract/kit/text/characters.ts'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from './Dialog.tsx'
import { Field } from '#web/kit/form/Field.tsx'
import css from './ReasonDialog.module.css'
import { TextArea } from '#web/kit/form/Input.tsx'

const MOST = 200

interface ReasonDialogProps {
  readonly title: string
  /** Consequences of the action. */
  readonly text?: ReactNode
  readonly label?: string
  readonly ok: string
  /** Destructive action. */
  readonly danger?: boolean
  readonly optional?: boolean
  /** Usual reasons to choose from instead of typing. */
  readonly usual?: readonly string[]
  readonly busy: boolean
  readonly onClose: () => void
  readonly onReason: (reason: string) => void
}

/** Dialog that asks for the reason of an action; a bottom sheet on small screens. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, ok, danger = false, optional = false, usual = [], busy, onClose, onReason } = props
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const form = useId()
  const label = props.label ?? t('common.reason')
  const isMissing = !optional && reason.trim() === ''
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isMissing) onReason(reason.trim())
  }
  const foot = (
    <>
      <Button onClick={onClose}>{t('common.cancel')}</Button>
      <Button type="submit" form={form} variant={danger ? 'danger' : 'solid'} busy={busy}>
        {ok}
      </Button>
    </>
  )
  return (
    <Dialog title={title} place="bottom" onClose={onClose} foot={foot}>
      <form id={form} noValidate onSubmit={onSubmit}>
        {text !== undefined && <div className={css['text']}>{text}</div>}
        <Field
          label={label}
          value={reason}
          onChange={(value) => setReason(String(value))}
          required={!optional}
          control={<TextArea rows={3} maxLength={MOST} />}
          error={tried && isMissing ? t('common.check.required', { label }) : undefined}
          hint={`${charactersIn(reason)} / ${MOST}`}
        />
        {usual.length > 0 && (
          <p className={css['usual']}>
            {usual.map((one) => (
              <Button key={one} size="sm" onClick={() => setReason(one)}>
                {one}
              </Button>
            ))}
          </p>
        )}
      </form>
    </Dialog>
  )
}
