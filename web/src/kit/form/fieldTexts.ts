import i18next from 'i18next'
import type { Messages } from '#web/messages/registry.ts'

/** Messages of a field: label alone, or more. Option labels are keyed by value. */
export interface FieldTexts {
  readonly label: string
  readonly hint?: string
  /** Longer help, shown by a button beside the label. */
  readonly help?: string
  readonly placeholder?: string
  readonly options?: Readonly<Record<string, string>>
}

type At<All, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof All
    ? At<All[Head], Rest>
    : never
  : Path extends keyof All
    ? All[Path]
    : never

/** Names of the messages at a path. */
export type NamesAt<Path extends string> = keyof At<Messages, Path> & string

/** Those of the messages at a path that do not exist, with their path. */
export type Lacking<Path extends string, Name extends string> = Name extends keyof At<Messages, Path>
  ? never
  : `${Path}.${Name}`

/** Path of the fields' messages. The type rejects a path that lacks one of them. */
export type LabelsOf<Path extends string, Name extends string> = [Lacking<Path, Name>] extends [never]
  ? Path
  : { readonly lacks: Lacking<Path, Name> }

const sayUnchecked = i18next.t as unknown as (key: string, options: object) => unknown

export function fieldTexts(labels: string, name: string): FieldTexts {
  const texts = sayUnchecked.call(i18next, `${labels}.${name}`, { returnObjects: true })
  return typeof texts === 'string' ? { label: texts } : (texts as FieldTexts)
}
