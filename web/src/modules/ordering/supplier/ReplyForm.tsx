import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/kit/ui/Button.tsx'
import { Field } from '#web/kit/form/Field.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import css from './ReplyForm.module.css'

/** Form to reply to a review, once. */
export function ReplyForm({ busy, onReply }: { readonly busy: boolean; readonly onReply: (text: string) => void }) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') onReply(text.trim())
  }
  return (
    <form className={css['reply']} onSubmit={onSubmit}>
      <Field
        hideLabel
        label={t('fulfilment.reply')}
        value={text}
        onChange={(value) => setText(String(value))}
        control={<Input maxLength={500} placeholder={t('fulfilment.replyHint')} />}
      />
      <Button type="submit" busy={busy} disabled={text.trim() === ''}>
        {t('fulfilment.reply')}
      </Button>
    </form>
  )
}
