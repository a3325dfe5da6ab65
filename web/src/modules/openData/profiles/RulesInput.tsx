import {
  openDataFields,
  type OpenDataField,
  openDataPaths,
  type Treatment,
  treatmentNames,
} from '#contract/openData/fields.ts'
import { languageTag } from '#web/kit/client/preferences.ts'
import { Select } from '#web/kit/select/Select.tsx'
import css from '../OpenData.module.css'

interface Rule {
  readonly path: OpenDataField
  readonly treatment: Treatment
}
interface RulesInputProps {
  readonly value?: unknown
  readonly onChange?: (value: readonly Rule[]) => void
}

/** Treatment of each field; what is not chosen is omitted. */
export function RulesInput({ value, onChange }: RulesInputProps) {
  const rules = (Array.isArray(value) ? value : []) as readonly Rule[]
  const at = languageTag() === 'en' ? 1 : 0
  const set = (path: OpenDataField, treatment: string) =>
    onChange?.([
      ...rules.filter((rule) => rule.path !== path),
      ...(treatment === 'omit' ? [] : [{ path, treatment: treatment as Treatment }]),
    ])
  return (
    <div className={css['rules']}>
      {openDataPaths.map((path) => {
        const { names, allowed } = openDataFields[path]
        return (
          <div key={path} className={css['rule']}>
            <span>
              {names[at]}
              <code className={css['path']}>{path}</code>
            </span>
            <Select
              aria-label={names[at]}
              aria-required
              value={rules.find((rule) => rule.path === path)?.treatment ?? 'omit'}
              options={allowed.map((treatment) => ({ value: treatment, label: treatmentNames[treatment][at] }))}
              onChange={(treatment) => set(path, treatment)}
            />
          </div>
        )
      })}
    </div>
  )
}
