import { useTranslation } from 'react-i18next'
import type { Static, TObject } from 'typebox'
import { Check } from 'typebox/schema'
import { isBlankAllowed, isRequired, problemOf, sentenceOf } from './check.ts'
import { fitted } from './values.ts'

export { isSame } from './values.ts'

/** Whether it can be sent as it is. */
export const fits = <S extends TObject>(schema: S, values: unknown): values is Static<S> => Check(schema, values)

interface Form<S extends TObject> {
  readonly schema: S
  readonly values: Partial<Static<S>>
  readonly onChange: (patch: Partial<Static<S>>) => void
  readonly label: (name: keyof Static<S> & string) => string
  /** Somebody has tried to send it: from now on it says what is wrong. */
  readonly tried: boolean
}

/** What `Field` needs to know of a field of a thing that is being written, by the schema that it will be sent through. */
export function useFieldOf() {
  const { t } = useTranslation()
  return <S extends TObject>({ schema, values, onChange, label, tried }: Form<S>) =>
    (name: keyof Static<S> & string) => {
      const value = (values as Readonly<Record<string, unknown>>)[name]
      const problem = tried ? problemOf(schema, name, value) : undefined
      const told = problem && sentenceOf(t, problem, label(name))
      return {
        label: label(name),
        value,
        onChange: (typed: unknown) =>
          onChange({ [name]: fitted(schema.properties[name], typed) } as Partial<Static<S>>),
        required: isRequired(schema, name) && !isBlankAllowed(schema.properties[name]!),
        error: told,
      }
    }
}

/** Takes the reader to the first field that is wrong. */
export const focusWrong = (form: HTMLElement | null): void => {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
}
