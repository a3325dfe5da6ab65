import { cloneElement, type ReactElement, type Ref, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/kit/ui/Button.tsx'
import type { ControlProps } from '#web/kit/form/Field.tsx'
import css from './Filters.module.css'

export type FilterValue = Readonly<Record<string, string | undefined>>

export interface FilterField {
  /** What the route calls it. */
  readonly name: string
  readonly label: string
  readonly control: ReactElement<ControlProps>
}

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
  const isFoldedInUse = folded.some(({ name }) => value[name] !== undefined)
  const [isOpen, setIsOpen] = useState(isFoldedInUse)
  // What the list is narrowed by elsewhere takes the place of what was typed; the controls stay, and one of them its focus.
  const applied = JSON.stringify(value)
  const [shown, setShown] = useState(applied)
  if (shown !== applied) {
    setShown(applied)
    setTyped(value)
    if (isFoldedInUse) setIsOpen(true)
  }
  const none = Object.fromEntries(fields.map(({ name }) => [name, undefined]))
  const inSight = isOpen ? fields : fields.filter((field) => !folded.includes(field))
  const onDeskAlone = ({ name }: FilterField, index: number) => !isOpen && index > 0 && value[name] === undefined
  const foldedOnPhone =
    folded.length === 0 && fields.some((field, index) => index > 0 && value[field.name] === undefined)
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
          const { name, label, control } = field
          return (
            <div key={name} className={`${css['filter']} ${onDeskAlone(field, index) ? css['desk'] : ''}`}>
              <label htmlFor={`${id}${name}`}>{label}</label>
              {cloneElement(control, {
                id: `${id}${name}`,
                value: typed[name] ?? '',
                onChange: (given) => setTyped((all) => ({ ...all, [name]: textOf(given) })),
              })}
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
