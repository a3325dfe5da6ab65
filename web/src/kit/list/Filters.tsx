import { cloneElement, type ReactElement, type Ref, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateRangeInput } from '#web/kit/date/DateRangeInput.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import type { ControlProps } from '#web/kit/form/Field.tsx'
import css from './Filters.module.css'

export type FilterValue = Readonly<Record<string, string | undefined>>

interface ControlFilter {
  /** What the route calls it. */
  readonly name: string
  readonly label: string
  readonly control: ReactElement<ControlProps>
}
/** Two parameters of the route that one control fills in: the first day and the last. */
interface DaysFilter {
  readonly name: string
  readonly until: string
  readonly label: string
  /** What the two ends are called. */
  readonly ends: { readonly from: string; readonly to: string }
}
export type FilterField = ControlFilter | DaysFilter

/** The parameters of the route that a field fills in. */
export const namesOf = (field: FilterField): readonly string[] =>
  'until' in field ? [field.name, field.until] : [field.name]

interface FiltersProps {
  /** What the list is narrowed by now. */
  readonly value: FilterValue
  readonly fields: readonly FilterField[]
  readonly onSearch: (value: FilterValue) => void
  /** Where the list puts its export and its settings. */
  readonly toolbar?: Ref<HTMLDivElement>
}

/** More than these are folded away, unless one of them narrows the list. On a phone all but the first are. */
const mostInSight = 3

/** What a list can be narrowed by; nothing happens before it is asked for. */
export function Filters({ value, fields, onSearch, toolbar }: FiltersProps) {
  const { t } = useTranslation()
  const id = useId()
  const [typed, setTyped] = useState(value)
  const folded = fields.length > mostInSight + 1 ? fields.slice(mostInSight) : []
  const isInUse = (field: FilterField) => namesOf(field).some((name) => value[name] !== undefined)
  const isFoldedInUse = folded.some(isInUse)
  const [isOpen, setIsOpen] = useState(isFoldedInUse)
  // What the list is narrowed by elsewhere takes the place of what was typed; the controls stay, and one of them its
  // focus.
  const applied = JSON.stringify(value)
  const [shown, setShown] = useState(applied)
  if (shown !== applied) {
    setShown(applied)
    setTyped(value)
    if (isFoldedInUse) setIsOpen(true)
  }
  const none = Object.fromEntries(fields.flatMap(namesOf).map((name) => [name, undefined]))
  const inSight = isOpen ? fields : fields.filter((field) => !folded.includes(field))
  const onDeskAlone = (field: FilterField, index: number) => !isOpen && index > 0 && !isInUse(field)
  const foldedOnPhone = folded.length === 0 && fields.some((field, index) => index > 0 && !isInUse(field))
  return (
    <search className={css['search']}>
      <form
        className={css['filters']}
        data-fields={inSight.length}
        onSubmit={(event) => {
          event.preventDefault()
          onSearch({ ...none, ...typed })
        }}
      >
        {inSight.map((field, index) => {
          const { name, label } = field
          return (
            <div
              key={name}
              className={`${css['filter']} ${onDeskAlone(field, index) ? css['desk'] : ''} ${'until' in field ? css['days'] : ''}`}
            >
              {'until' in field ? (
                <>
                  <span aria-hidden className={css['name']}>
                    {label}
                  </span>
                  <DateRangeInput
                    labels={{ ...field.ends, whole: label }}
                    value={{ from: typed[name] ?? '', to: typed[field.until] ?? '' }}
                    onChange={({ from, to }) =>
                      setTyped((all) => ({ ...all, [name]: textOf(from), [field.until]: textOf(to) }))
                    }
                  />
                </>
              ) : (
                <>
                  <label htmlFor={`${id}${name}`}>{label}</label>
                  {cloneElement(field.control, {
                    id: `${id}${name}`,
                    value: typed[name] ?? '',
                    onChange: (given) => setTyped((all) => ({ ...all, [name]: textOf(given) })),
                  })}
                </>
              )}
            </div>
          )
        })}
        <div className={css['foot']}>
          <div className={css['buttons']}>
            <Button type="submit" variant="solid">
              {t('common.search')}
            </Button>
            <Button onClick={() => (setTyped(none), onSearch(none))}>{t('common.reset')}</Button>
            {(folded.length > 0 || foldedOnPhone) && (
              <span className={css[foldedOnPhone ? 'phone' : 'fold']}>
                <Button variant="text" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
                  {t(isOpen ? 'list.fold' : 'list.unfold')}
                </Button>
              </span>
            )}
          </div>
          {toolbar && <div ref={toolbar} />}
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
