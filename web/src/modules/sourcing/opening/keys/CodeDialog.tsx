import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '#web/kit/form/Field.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import css from './Keys.module.css'

interface CodeDialogProps {
  readonly title: string
  readonly text: string
  readonly ok: string
  readonly busy: boolean
  readonly isWrong: boolean
  /** Content beside the submit button. */
  readonly before: ReactNode
  readonly onCode: (typed: string) => void
  readonly onClose: () => void
}

/**
 * Dialog for a recovery code. It stays in this browser, which must not save it, because it is not a password of this
 * site.
 */
export function CodeDialog({ title, text, ok, busy, isWrong, before, onCode, onClose }: CodeDialogProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const form = useId()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onCode(typed)
  }
  const foot = (
    <>
      {before}
      <Button type="submit" form={form} variant="solid" busy={busy}>
        {ok}
      </Button>
    </>
  )
  return (
    <Dialog title={title} stays onClose={onClose} foot={foot}>
      <form id={form} noValidate onSubmit={onSubmit} className={css['column']}>
        <p>{text}</p>
        <Field
          label={t('opening.key.code')}
          value={typed}
          onChange={(value) => setTyped(String(value))}
          required
          error={isWrong ? t('opening.key.wrongCode') : undefined}
          hint={t('opening.key.codeHint')}
          control={<Input size="lg" autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={60} />}
        />
      </form>
    </Dialog>
  )
}
