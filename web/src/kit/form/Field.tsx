import ExclamationCircleFilled from '@ant-design/icons-svg/es/asn/ExclamationCircleFilled.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { cloneElement, type ReactElement, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import css from './Field.module.css'

/** Props that a field passes to its control; native inputs and controls of the kit accept them. */
export interface ControlProps {
  id?: string
  value?: unknown
  checked?: boolean
  onChange?: (given: unknown) => void
  'aria-invalid'?: boolean
  'aria-required'?: boolean
  'aria-describedby'?: string | undefined
}

interface FieldProps {
  readonly label: string
  readonly control: ReactElement<ControlProps>
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly error?: string | undefined
  readonly required?: boolean
  readonly hint?: string | undefined
  /** Beside the label. */
  readonly help?: ReactNode
  /** Hides the label visually; screen readers still read it. */
  readonly hideLabel?: boolean
  /** Spans all columns of the form. */
  readonly wide?: boolean
}

/** Form field: label, control, hint and error message. */
export function Field({ label, control, value, onChange, error, required, hint, help, hideLabel, wide }: FieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const isCheck = (control.props as { type?: string }).type === 'checkbox'
  const description = error ?? hint
  const title = (
    <label htmlFor={id} id={`${id}-label`} className={hideLabel ? 'visuallyHidden' : css['label']}>
      {required && !isCheck && (
        <span className={css['required']}>
          <span aria-hidden>*</span>
          <span className="visuallyHidden">{t('common.required')}</span>
        </span>
      )}
      {label}
    </label>
  )
  return (
    <div className={`${css['field']} ${wide ? css['wide'] : ''}`} data-invalid={error === undefined ? undefined : true}>
      {help === undefined ? (
        title
      ) : (
        <span className={css['head']}>
          {title}
          {help}
        </span>
      )}
      {cloneElement(control, {
        id,
        ...(isCheck ? { checked: value === true } : { value: value ?? '' }),
        onChange: (given) => onChange(valueOf(given)),
        'aria-invalid': error !== undefined,
        'aria-required': required ?? false,
        'aria-describedby': description === undefined ? undefined : `${id}-description`,
      })}
      {description !== undefined && (
        <p id={`${id}-description`} className={error === undefined ? css['hint'] : css['error']}>
          {error !== undefined && <Icon of={ExclamationCircleFilled} />}
          {description}
        </p>
      )}
    </div>
  )
}

/** Error message of a list as a whole (`errorAt` of its form). Errors of a single row are shown at its fields. */
export function ListError({ error }: { readonly error: string | undefined }) {
  if (error === undefined) return null
  return (
    <p className={css['error']} role="alert">
      <Icon of={ExclamationCircleFilled} />
      {error}
    </p>
  )
}

/** Value of a change: native controls pass an event, controls of the kit a value. */
function valueOf(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || !('target' in given)) return given
  const { type, checked, value } = given.target as HTMLInputElement
  return type === 'checkbox' ? checked : value
}
