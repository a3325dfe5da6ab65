import { ExclamationCircleFilled } from '@ant-design/icons'
import { type FormEvent, type ReactElement, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Input, Reply, Route } from '#contract/kit/route.ts'
import { Refused, useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import type { Messages } from '#web/messages/registry.ts'
import { problemOf, sentenceOf } from './check.ts'
import { sendable } from './issues.ts'
import css from './ContractForm.module.css'
import { type ControlProps, Field } from './Field.tsx'

type FieldName = keyof Messages['field']
type Control = ReactElement<ControlProps>

interface ContractFormProps<R extends Route, F extends keyof Input<R>> {
  readonly write: R
  /** Exactly the fields of the route's input that are not fixed; each has its word in `field.`. */
  readonly fields: { readonly [K in Exclude<keyof Input<R>, F>]-?: K extends FieldName ? Control : never }
  /** What the page itself gives: an id, a version. */
  readonly fixed?: { readonly [K in F]: Input<R>[K] }
  readonly initial?: Partial<Input<R>>
  readonly onDone: (reply: Reply<R>) => void
  readonly onCancel?: () => void
  readonly submit?: string
  readonly columns?: 1 | 2 | 3
  /** Fields that take a whole row. */
  readonly wide?: readonly (keyof Input<R>)[]
}

type Values = Readonly<Record<string, unknown>>

/** A form of a route: checked by the route's own schema before anything is sent; the server's no is said above the buttons. */
export function ContractForm<R extends Route, F extends keyof Input<R> = never>(props: ContractFormProps<R, F>) {
  const { write: route, fixed, initial, onDone, onCancel, submit, columns = 1, wide = [] } = props
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<Values>((initial ?? {}) as Values)
  const [tried, setTried] = useState(false)
  const write = useWrite(route, { silent: true })
  const controls = Object.entries(props.fields as Record<string, Control>)
  const errorOf = useErrors(route, values)

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const wrong = controls.findIndex(([name]) => errorOf(name) !== undefined)
    if (wrong >= 0) return form.current?.querySelectorAll<HTMLElement>('[aria-invalid]')[wrong]?.focus()
    write.mutate(sendable(route.input, { ...values, ...fixed }) as Input<R>, { onSuccess: onDone })
  }

  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
      <div className={`${css['fields']} ${css[`c${columns}`]}`}>
        {controls.map(([name, control]) => (
          <Field
            key={name}
            label={t(`field.${name as FieldName}`)}
            control={control}
            value={values[name]}
            onChange={(value) => setValues((all) => ({ ...all, [name]: value }))}
            required={problemOf(route.input, name, '') !== undefined}
            error={tried ? errorOf(name) : undefined}
            wide={wide.includes(name)}
          />
        ))}
      </div>
      {write.error instanceof Refused && (
        <p className={css['refusal']} role="alert">
          <ExclamationCircleFilled aria-hidden /> {write.error.message}
        </p>
      )}
      <div className={css['buttons']}>
        {onCancel && <Button onClick={onCancel}>{t('common.cancel')}</Button>}
        <Button type="submit" look="solid" busy={write.isPending}>
          {submit ?? t('common.confirm')}
        </Button>
      </div>
    </form>
  )
}

/** The sentence for what is wrong with a field, if anything is. */
function useErrors(route: Route, values: Values) {
  const { t } = useTranslation()
  return (name: string): string | undefined => {
    const problem = problemOf(route.input, name, values[name])
    return problem && sentenceOf(t, problem, t(`field.${name as FieldName}`))
  }
}
