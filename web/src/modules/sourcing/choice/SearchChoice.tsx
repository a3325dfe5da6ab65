import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined.js'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import { Field } from '#web/kit/form/Field.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import css from './SearchChoice.module.css'

export interface Named {
  readonly id: string
  readonly name: string
}
export interface Candidate extends Named {
  /** Distinguishes people or suppliers with the same name. */
  readonly note: string
}

/** Props of a multiple choice in a form. */
export interface ChoiceProps {
  readonly chosen: readonly string[]
  /** Names of those selected before. */
  readonly known: readonly Named[]
  readonly error: string | undefined
  readonly onChange: (ids: readonly string[]) => void
}

interface SearchChoiceProps extends ChoiceProps {
  readonly label: string
  readonly hint: string
  readonly placeholder: string
  /** Text if nothing is found. */
  readonly none: string
  readonly max: number
  readonly required?: boolean
  readonly search: Search
  /** Candidates for the keyword; undefined while loading. */
  readonly found: readonly Candidate[] | undefined
  /** Tags of the first selected ones, in order. */
  readonly tags?: readonly string[]
}

interface Search {
  readonly typed: string
  readonly onType: (typed: string) => void
}

/** Keyword of a choice: input of the route, and props of its field. */
export function useSearch() {
  const [typed, onType] = useState('')
  const keyword = useDeferredValue(typed.trim())
  return { keyword: keyword === '' ? {} : { keyword }, search: { typed, onType } }
}

const labelOf = ({ name, note }: Candidate) => [name, note].filter((text) => text !== '').join(' · ')

/**
 * Choice with search: of several, or of one where `most` is 1. Of several, the
 * selected ones stay visible above the results, in order.
 */
export function SearchChoice(props: SearchChoiceProps) {
  const { label, hint, placeholder, none, max, required = false, search, found, tags = [] } = props
  const { chosen, known, error, onChange } = props
  const { t } = useTranslation()
  const [names, setNames] = useState(() => new Map(known.map(({ id, name }) => [id, name])))
  const nameOf = (id: string) => names.get(id) ?? found?.find((each) => each.id === id)?.name ?? id
  const isFull = chosen.length >= max
  const isSingle = max === 1
  const choose = ({ id, name }: Named, isChosen: boolean) => {
    setNames((all) => new Map(all).set(id, name))
    if (isSingle) return onChange(isChosen ? [id] : [])
    onChange(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))
  }
  return (
    <div className={css['choice']}>
      <Field
        label={label}
        required={required}
        value={search.typed}
        onChange={(typed) => search.onType(String(typed))}
        error={error}
        hint={hint}
        control={<Input type="search" maxLength={100} placeholder={placeholder} />}
      />
      {chosen.length > 0 && !isSingle && (
        <ol className={css['chosen']} aria-label={label}>
          {chosen.map((id, place) => (
            <li key={id}>
              <Button
                size="sm"
                icon={<Icon of={CloseOutlined} />}
                aria-label={t('controls.removeTag', { name: nameOf(id) })}
                onClick={() => onChange(chosen.filter((each) => each !== id))}
              >
                {nameOf(id)}
              </Button>
              {tags[place] !== undefined && <Tag>{tags[place]}</Tag>}
            </li>
          ))}
        </ol>
      )}
      <ul className={css['found']}>
        {(found ?? []).map((each) => (
          <li key={each.id}>
            {isSingle ? (
              <label className={css['one']}>
                <input
                  type="radio"
                  name={label}
                  checked={chosen.includes(each.id)}
                  onChange={() => choose(each, true)}
                />
                {labelOf(each)}
              </label>
            ) : (
              <Checkbox
                checked={chosen.includes(each.id)}
                disabled={isFull && !chosen.includes(each.id)}
                label={labelOf(each)}
                onChange={(isChosen) => choose(each, isChosen)}
              />
            )}
          </li>
        ))}
      </ul>
      {found?.length === 0 && <p className={css['none']}>{none}</p>}
    </div>
  )
}
