import { cloneElement, type ReactElement, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../Button.tsx'
import type { ControlProps } from '../Field.tsx'
import css from './Filters.module.css'

type Value = Readonly<Record<string, string | undefined>>

interface FiltersProps<V extends Value> {
  /** What the list is narrowed by now. */
  readonly value: V
  readonly fields: readonly {
    readonly name: keyof V & string
    readonly label: string
    readonly control: ReactElement<ControlProps>
  }[]
  readonly onSearch: (value: V) => void
}

/** What a list can be narrowed by; nothing happens before it is asked for. */
export function Filters<V extends Value>(props: FiltersProps<V>) {
  return <Typed key={JSON.stringify(props.value)} {...props} />
}

function Typed<V extends Value>({ value, fields, onSearch }: FiltersProps<V>) {
  const { t } = useTranslation()
  const id = useId()
  const [typed, setTyped] = useState(value)
  const none = Object.fromEntries(fields.map(({ name }) => [name, undefined])) as V
  return (
    <search>
      <form
        className={css['filters']}
        onSubmit={(event) => {
          event.preventDefault()
          onSearch({ ...none, ...typed })
        }}
      >
        {fields.map(({ name, label, control }) => (
          <div key={name} className={css['filter']}>
            <label htmlFor={`${id}${name}`}>{label}</label>
            {cloneElement(control, {
              id: `${id}${name}`,
              value: typed[name] ?? '',
              onChange: (given) => setTyped((all) => ({ ...all, [name]: textOf(given) })),
            })}
          </div>
        ))}
        <div className={css['buttons']}>
          <Button type="submit" look="solid">
            {t('common.search')}
          </Button>
          <Button onClick={() => (setTyped(none), onSearch(none))}>{t('common.reset')}</Button>
        </div>
      </form>
    </search>
  )
}

/** A control gives an event or a text; an empty one asks for nothing. */
function textOf(given: unknown): string | undefined {
  const text =
    typeof given === 'object' && given !== null && 'target' in given ? (given.target as HTMLInputElement).value : given
  return typeof text === 'string' && text !== '' ? text : undefined
}
