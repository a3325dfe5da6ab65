import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { TSchema } from 'typebox'
import { richTextRules } from '#contract/kit/richText/schema.ts'
import type { ControlProps } from '#web/kit/form/Field.tsx'
import type { PictureRoute } from './pictureRoute.ts'
import { RichText } from './RichText.tsx'
import { SessionRichText } from './SessionRichText.tsx'
import css from './RichTextInput.module.css'

const RichTextEditor = lazy(async () => ({ default: (await import('./editor/RichTextEditor.tsx')).RichTextEditor }))

interface RichTextInputProps extends Omit<ControlProps, 'checked'> {
  /** `RichText` schema of the route's input: length limit and allowed pictures. */
  readonly schema: TSchema
  /** Upload route of pictures; without it pictures are not available. */
  readonly pictures?: PictureRoute | undefined
  readonly placeholder?: string | undefined
  readonly disabled?: boolean
}

/** Rich text input. Shows the read-only text until the editor's code is loaded, and while it is disabled. */
export function RichTextInput({ schema, pictures, placeholder, disabled, id, value, ...rest }: RichTextInputProps) {
  const { t } = useTranslation()
  const html = typeof value === 'string' ? value : ''
  const rules = richTextRules(schema)
  if (!rules) throw new Error(`${id}: its schema is not rich text`)
  const { onChange, ...states } = rest
  const box = Object.entries({ id, 'aria-labelledby': `${id}-label`, ...states })
  const read = (
    <fieldset aria-labelledby={`${id}-label`} className={css['read']} data-disabled={disabled || undefined}>
      {rules.picturesBySession ? <SessionRichText html={html} /> : <RichText html={html} />}
    </fieldset>
  )
  if (disabled) return read
  return (
    <Suspense fallback={read}>
      <RichTextEditor
        html={html}
        rules={rules}
        pictures={pictures}
        placeholder={placeholder ?? t('controls.richText.placeholder')}
        onChange={(next) => onChange?.(next)}
        box={Object.fromEntries(box.flatMap(([name, state]) => (state === undefined ? [] : [[name, String(state)]])))}
      />
    </Suspense>
  )
}
