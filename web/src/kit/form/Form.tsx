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

/** Form with its notice. The buttons are in a `PageFormBar` or in the dialog's footer. */
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

/** Notice of the server; scrolls into view, since a form can be longer than the window. */
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

/** Names the invalid fields beside the buttons, in a live region. */
export function WrongFields({ of }: Pick<FormProps, 'of'>) {
  const { t } = useTranslation()
  const wrong = of.wrong()
  return (
    <output className={css['wrong']}>
      {wrong.length > 0 && t('form.wrong', { labels: [...new Set(wrong)].join(t('form.and')) })}
    </output>
  )
}

/** Secondary action of a form, with a button of its own. */
export interface FurtherStep {
  readonly label: string
  readonly onClick: () => void
}

interface SubmitButtonsProps {
  readonly of: FormState<object>
  readonly submit?: string | undefined
  readonly further?: FurtherStep | undefined
  readonly danger?: boolean
  readonly disabled?: boolean
}

interface ButtonsProps extends SubmitButtonsProps {
  readonly onCancel?: (() => void) | undefined
}

/** Buttons of a form in a dialog. */
export function FormButtons({ onCancel, ...shared }: ButtonsProps) {
  const { t } = useTranslation()
  return (
    <>
      <WrongFields of={shared.of} />
      {onCancel && <Button onClick={onCancel}>{t('common.cancel')}</Button>}
      <SubmitButtons {...shared} />
    </>
  )
}

/** Submit button and the further action. Only the one that goes furthest is solid. */
function SubmitButtons({ of, submit, further, danger = false, disabled = false }: SubmitButtonsProps) {
  const { t } = useTranslation()
  const plainOrSolid = further ? 'plain' : 'solid'
  const variant = danger ? 'danger' : plainOrSolid
  return (
    <>
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

interface PageFormBarProps extends Omit<SubmitButtonsProps, 'danger'> {
  /** Status text while no field is invalid. */
  readonly status?: ReactNode
  /** Further buttons, such as "back". */
  readonly children?: ReactNode
}

/** Sticky button bar of a form that is a page. */
export function PageFormBar({ status, children, ...shared }: PageFormBarProps) {
  const { t } = useTranslation()
  const wrong = shared.of.wrong()
  const labels = [...new Set(wrong)].join(t('form.and'))
  return (
    <FormBar isWrong={wrong.length > 0} status={wrong.length > 0 ? t('form.wrong', { labels }) : status}>
      {children}
      <SubmitButtons {...shared} />
    </FormBar>
  )
}
