import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/kit/Button.tsx'
import { Field } from '#web/kit/Field.tsx'
import { TextBox } from '#web/kit/TextBox.tsx'
import css from './ReplyForm.module.css'

/** Answers a comment, once. */
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
        quiet
        label={t('fulfilment.reply')}
        value={text}
        onChange={(value) => setText(String(value))}
        control={<TextBox maxLength={500} placeholder={t('fulfilment.replyHint')} />}
      />
      <Button type="submit" busy={busy} disabled={text.trim() === ''}>
        {t('fulfilment.reply')}
      </Button>
    </form>
  )
}
