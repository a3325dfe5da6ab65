import { cloneElement, type ReactElement, type Ref, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateRangeInput } from '#web/kit/date/DateRangeInput.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import type { ControlProps } from '#web/kit/form/Field.tsx'
import css from './Filters.module.css'

export type FilterValue = Readonly<Record<string, string | undefined>>

interface ControlFilter {
  /** Name of the route's parameter. */
  readonly name: string
  readonly label: string
  readonly control: ReactElement<ControlProps>
}
/** Date range filter: one control for two parameters. */
interface DaysFilter {
  readonly name: string
  readonly until: string
  readonly label: string
  /** Accessible names of both ends. */
  readonly ends: { readonly from: string; readonly to: string }
}
export type FilterField = ControlFilter | DaysFilter

/** Parameter names of a filter. */
export const namesOf = (field: FilterField): readonly string[] =>
  'until' in field ? [field.name, field.until] : [field.name]

interface FiltersProps {
  /** Current filter values. */
  readonly value: FilterValue
  readonly fields: readonly FilterField[]
  readonly onSearch: (value: FilterValue) => void
  /** Container for the list's export and settings buttons. */
  readonly toolbar?: Ref<HTMLDivElement>
}

/** Maximum number of visible filters; more are collapsed, unless one of them is active. Phones show only the first. */
const maxInSight = 3

/** Filter form of a list; applied on submit. */
export function Filters({ value, fields, onSearch, toolbar }: FiltersProps) {
  const { t } = useTranslation()
  const id = useId()
  const [typed, setTyped] = useState(value)
  const folded = fields.length > maxInSight + 1 ? fields.slice(maxInSight) : []
  const isInUse = (field: FilterField) => namesOf(field).some((name) => value[name] !== undefined)
  const isFoldedInUse = folded.some(isInUse)
  const [isOpen, setIsOpen] = useState(isFoldedInUse)
  // Filters set elsewhere replace the typed values; the controls stay mounted, so that focus is kept.
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

/** Text of an event or value; empty text means no filter. */
function textOf(given: unknown): string | undefined {
  const text =
    typeof given === 'object' && given !== null && 'target' in given ? (given.target as HTMLInputElement).value : given
  return typeof text === 'string' && text !== '' ? text : undefined
}
