import type { TFunction } from 'i18next'
import type { TObject, TSchema } from 'typebox'
import { isBlankAllowed, isRequired, type Violation, sentenceOf } from './check.ts'
import { type FieldTexts, fieldTexts, type LabelsOf } from './fieldTexts.ts'
import { pathOf } from './issues.ts'
import { keyOfRow } from './rows/rowKeys.ts'
import { fitted, isObject, itemsOf, objectSchema, startOf, type Values, valueAt } from './values.ts'

/** State of a field, for `Field` and the controls of `Fields`. */
export interface FieldState extends FieldTexts {
  readonly name: string
  readonly path: string
  readonly schema: TSchema
  readonly value: unknown
  readonly onChange: (typed: unknown) => void
  readonly required: boolean
  readonly error: string | undefined
}

type Inner<V> = NonNullable<V> extends object ? NonNullable<V> : never
type RowOf<V> = NonNullable<V> extends readonly (infer Row extends object)[] ? Row : never
type Change<V> = Partial<V> | ((values: Partial<V>) => Partial<V>)

/** Part of a form: all values, a nested object, or a row of a list. */
export interface FormPart<V extends object> {
  readonly values: Partial<V>
  readonly set: (change: Change<V>) => void
  readonly field: (name: keyof V & string) => FieldState
  /** Error of a value that has no field of its own. */
  readonly errorAt: (name: keyof V & string) => string | undefined
  /** Whether a nested value is invalid, such as a row. */
  readonly isWrong: (name: keyof V & string) => boolean
  readonly part: <K extends keyof V & string, const L extends string>(
    name: K,
    labels: LabelsOf<L, keyof Inner<V[K]> & string>,
  ) => FormPart<Inner<V[K]>>
  readonly rows: <K extends keyof V & string, const L extends string>(
    name: K,
    labels: LabelsOf<L, keyof RowOf<V[K]> & string>,
  ) => FormRows<RowOf<V[K]>>
}

/** Row of a list; its key is stable across changes and moves. */
export interface FormRow<Row extends object> extends FormPart<Row> {
  readonly key: string
}

/** List of rows with fields of their own. */
export interface FormRows<Row extends object> {
  readonly items: readonly FormRow<Row>[]
  readonly add: (row?: Partial<Row>) => void
  readonly remove: (index: number) => void
  readonly move: (from: number, to: number) => void
}

type Path = readonly (string | number)[]

/** State shared by all parts of a form. */
export interface FormCore {
  readonly t: TFunction
  readonly values: Values
  readonly change: (path: Path, next: (value: unknown) => unknown) => void
  /** Errors by path; empty before the first submission. */
  readonly problems: ReadonlyMap<string, Violation | string>
  /** Labels of the rendered fields by path. */
  readonly shown: Map<string, string>
}

export function partOf<V extends object>(core: FormCore, schema: TObject, labels: string, at: Path): FormPart<V> {
  const value = valueAt(core.values, at)
  const values = isObject(value) ? value : {}
  const errorAt = (path: string, label: string) => {
    const problem = core.problems.get(path)
    return problem === undefined || typeof problem === 'string' ? problem : sentenceOf(core.t, problem, label)
  }
  const part = {
    values,
    set: (change: Change<Values>) =>
      core.change(at, (before) => ({
        ...(before as Values),
        ...(typeof change === 'function' ? change(before as Values) : change),
      })),
    field: (name: string): FieldState => {
      const path = pathOf(...at, name)
      const property = schema.properties[name] ?? {}
      const texts = fieldTexts(labels, name)
      core.shown.set(path, texts.label)
      return {
        ...texts,
        name,
        path,
        schema: property,
        value: values[name],
        onChange: (typed) => core.change([...at, name], () => fitted(property, typed)),
        required: isRequired(schema, name) && !isBlankAllowed(property),
        error: errorAt(path, texts.label),
      }
    },
    errorAt: (name: string) => {
      const { label } = fieldTexts(labels, name)
      core.shown.set(pathOf(...at, name), label)
      return errorAt(pathOf(...at, name), label)
    },
    isWrong: (name: string) => {
      const path = pathOf(...at, name)
      return [...core.problems.keys()].some((each) => each === path || each.startsWith(`${path}.`))
    },
    part: (name: string, inner: string) =>
      partOf<Values>(core, objectSchema(schema.properties[name])!, inner, [...at, name]),
    rows: (name: string, inner: string): FormRows<Values> => {
      const row = objectSchema(itemsOf(schema.properties[name]))!
      const list = (values[name] ?? []) as readonly unknown[]
      const change = (next: (rows: readonly unknown[]) => unknown[]) =>
        core.change([...at, name], (rows) => next((rows ?? []) as readonly unknown[]))
      return {
        items: list.map((one, index) => ({
          ...partOf<Values>(core, row, inner, [...at, name, index]),
          key: keyOfRow(one) ?? String(index),
        })),
        add: (first) => change((rows) => [...rows, startOf(row, first)]),
        move: (from, to) => change((rows) => rows.toSpliced(from, 1).toSpliced(to, 0, rows[from])),
        remove: (index) => change((rows) => rows.filter((_, each) => each !== index)),
      }
    },
  }
  return part as unknown as FormPart<V>
}
