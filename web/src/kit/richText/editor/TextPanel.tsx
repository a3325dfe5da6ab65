import { isEnter } from '#web/kit/keys/enter.ts'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '#web/kit/form/Field.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { PopoverPanel } from '#web/kit/overlay/PopoverPanel.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import css from './RichTextEditor.module.css'

interface TextPanelProps {
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly label: string
  readonly hint?: string
  readonly initial: string
  readonly maxLength: number
  /** Applies the text; returns an error message if it is invalid. */
  readonly onApply: (text: string) => string | undefined
  readonly removal?: { readonly label: string; readonly onRemove: () => void } | undefined
  readonly onClose: () => void
}

/** Panel with a one-line input about the selection: link address or alternative text. */
export function TextPanel({ triggerRef, label, hint, initial, maxLength, onApply, removal, onClose }: TextPanelProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const [text, setText] = useState(initial)
  const [error, setError] = useState<string>()
  useEffect(() => box.current?.querySelector('input')?.select(), [])
  const apply = () => {
    const wrong = onApply(text)
    setError(wrong)
    if (wrong === undefined) onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isEnter(event) || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    apply()
  }
  return (
    <PopoverPanel triggerRef={triggerRef} label={label} onClose={onClose}>
      <div ref={box} className={css['panel']} role="presentation" onKeyDown={onKeyDown}>
        <Field
          label={label}
          value={text}
          onChange={(typed) => setText(String(typed))}
          hint={hint}
          error={error}
          control={<Input maxLength={maxLength} autoComplete="off" />}
        />
        <div className={css['buttons']}>
          {removal && (
            <Button variant="text" onClick={() => (removal.onRemove(), onClose())}>
              {removal.label}
            </Button>
          )}
          <Button variant="solid" onClick={apply}>
            {t('controls.richText.apply')}
          </Button>
        </div>
      </div>
    </PopoverPanel>
  )
}
