import { useTranslation } from 'react-i18next'
import type { Static, TObject, TSchema } from 'typebox'
import { Check } from 'typebox/schema'
import { isRequired, problemOf, sentenceOf } from './check.ts'

/**
 * What a text box says, as the schema takes it: digits become a number, also one beyond its bounds, so that these can be said; nothing
 * becomes null where null is a value.
 */
export function fitted(schema: TSchema | undefined, typed: unknown): unknown {
  if (!schema || Check(schema, typed)) return typed
  if (typed === '') return Check(schema, null) ? null : typed
  const number = typeof typed === 'string' && /^\d{1,10}$/.test(typed) ? Number(typed) : undefined
  return number !== undefined && (isOfNumbers(schema) || Check(schema, number)) ? number : typed
}

const isOfNumbers = (schema: TSchema): boolean => [(schema as { type?: unknown }).type].flat().includes('integer')

/** Whether it can be sent as it is. */
export const fits = <S extends TObject>(schema: S, values: unknown): values is Static<S> => Check(schema, values)

/** Whether nothing has been changed; fields come in the order of the thing itself. */
export const isSame = (written: unknown, initial: unknown): boolean =>
  JSON.stringify(written) === JSON.stringify(initial)

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
        required: isRequired(schema, name) && !isBlankAllowed(schema.properties[name]),
        error: told,
      }
    }
}

const isBlankAllowed = (schema: TSchema | undefined): boolean =>
  schema !== undefined && (Check(schema, '') || Check(schema, null) || Check(schema, []))

/** Takes the reader to the first field that is wrong. */
export const focusWrong = (form: HTMLElement | null): void => {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
}
