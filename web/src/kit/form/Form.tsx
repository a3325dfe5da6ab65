import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FormBar } from '#web/kit/layout/Card.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import css from './Form.module.css'
import type { Form as FormState } from './useForm.ts'

interface FormProps {
  readonly of: FormState<object>
  readonly children: ReactNode
}

/** A form and what is said of it as a whole. Its buttons stand in a `PageFormBar`, or in the foot of its dialog. */
export function Form({ of, children }: FormProps) {
  return (
    <form
      id={of.id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        of.submit()
      }}
    >
      {children}
      <Notice of={of} />
    </form>
  )
}

/** What the server has said, brought into sight: a form may be longer than the window. */
function Notice({ of: { notice } }: Pick<FormProps, 'of'>) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (notice) box.current?.scrollIntoView({ block: 'center' })
  }, [notice])
  if (!notice) return null
  return (
    <div ref={box} className={css['notice']}>
      <Alert tone={notice.tone} isAlert title={notice.title}>
        {notice.text}
      </Alert>
    </div>
  )
}

/** What is still wrong, named beside the buttons and read out. */
export function WrongFields({ of }: Pick<FormProps, 'of'>) {
  const { t } = useTranslation()
  const wrong = of.wrong()
  return (
    <output className={css['wrong']}>
      {wrong.length > 0 && t('form.wrong', { labels: [...new Set(wrong)].join(t('form.and')) })}
    </output>
  )
}

/** What a form does beyond submitting, with a button of its own. */
export interface FurtherStep {
  readonly label: string
  readonly onClick: () => void
}

interface ButtonsProps {
  readonly of: FormState<object>
  readonly submit?: string | undefined
  readonly onCancel?: (() => void) | undefined
  readonly further?: FurtherStep | undefined
  readonly danger?: boolean
  readonly disabled?: boolean
}

/** The buttons of a form, wherever they stand. One of them is solid: the one that goes furthest. */
export function FormButtons({ of, submit, onCancel, further, danger = false, disabled = false }: ButtonsProps) {
  const { t } = useTranslation()
  const plainOrSolid = further ? 'plain' : 'solid'
  const variant = danger ? 'danger' : plainOrSolid
  return (
    <>
      <WrongFields of={of} />
      {onCancel && <Button onClick={onCancel}>{t('common.cancel')}</Button>}
      <Button type="submit" form={of.id} variant={variant} busy={of.isBusy} disabled={disabled}>
        {submit ?? t('common.save')}
      </Button>
      {further && (
        <Button variant="solid" busy={of.isBusy} disabled={disabled} onClick={further.onClick}>
          {further.label}
        </Button>
      )}
    </>
  )
}

interface PageFormBarProps {
  readonly of: FormState<object>
  /** What is said while nothing is wrong. */
  readonly status?: ReactNode
  readonly submit?: string
  readonly disabled?: boolean
  /** The other buttons: a way back. */
  readonly children?: ReactNode
}

/** The buttons of a form that is a page, always in sight. */
export function PageFormBar({ of, status, submit, disabled = false, children }: PageFormBarProps) {
  const { t } = useTranslation()
  const wrong = of.wrong()
  const labels = [...new Set(wrong)].join(t('form.and'))
  return (
    <FormBar isWrong={wrong.length > 0} status={wrong.length > 0 ? t('form.wrong', { labels }) : status}>
      {children}
      <Button type="submit" form={of.id} variant="solid" busy={of.isBusy} disabled={disabled}>
        {submit ?? t('common.save')}
      </Button>
    </FormBar>
  )
}
