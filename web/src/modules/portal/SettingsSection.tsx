import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { namedColours } from '#contract/kit/schema.ts'
import { storedAs } from '#contract/kit/settings.ts'
import { Fields, type FieldSpec } from '#web/kit/form/Fields.tsx'
import { type ControlKind, controlKind } from '#web/kit/form/controlKind.ts'
import type { ControlProps } from '#web/kit/form/Field.tsx'
import { fieldTexts } from '#web/kit/form/fieldTexts.ts'
import { HelpButton } from '#web/kit/overlay/HelpButton.tsx'
import type { FormPart } from '#web/kit/form/formPart.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { rangeText } from './rangeText.ts'

interface SettingsSectionProps<V extends object> {
  readonly id: string
  readonly title: string
  readonly labels: string
  readonly of: FormPart<V>
  readonly usual: V
  /** Controls of settings that their schema does not determine. */
  readonly controls?: Readonly<Record<string, ReactElement<ControlProps>>>
}

/** Texts from this maximum length on are edited in several lines. */
const linesFrom = 1000
/** Named colours are the same as their hex values. */
const colourOf = (stored: string): string => (namedColours[stored] ?? stored).toLowerCase()
const texts: ReadonlySet<ControlKind> = new Set(['line', 'lines'])

/** Settings of a group, each with its allowed values, its default if changed, and a help button. */
export function SettingsSection<V extends object>({
  id,
  title,
  labels,
  of,
  usual,
  controls = {},
}: SettingsSectionProps<V>) {
  const { t } = useTranslation()
  const wordOf = (value: unknown, options: Readonly<Record<string, string>> = {}) => {
    if (typeof value === 'boolean') return t(value ? 'settings.on' : 'settings.off')
    const named = (each: unknown) => options[String(each)] ?? namedColours[String(each)] ?? String(each)
    if (Array.isArray(value)) return value.map(named).join(t('settings.comma'))
    return value === '' ? t('settings.none') : named(value)
  }
  const specOf = (code: keyof V & string): FieldSpec => {
    const { schema, value } = of.field(code)
    const { label, hint = '', help, options } = fieldTexts(labels, code)
    const control = controls[code]
    if (control) return { control, hint: hint === '' ? undefined : hint }
    const bubble = help === undefined ? {} : { help: <HelpButton name={label} text={help} /> }
    const { minimum: least = 0, maximum: max, maxLength = 0 } = schema as Limits
    const word = wordOf(usual[code], options)
    const isUsual = colourOf(storedAs(value)) === colourOf(storedAs(usual[code]))
    const isLong = maxLength >= linesFrom
    const isText = texts.has(controlKind(schema))
    const text = isText ? ({ as: isLong ? 'lines' : 'line', wide: isLong } as const) : {}
    // A hint says what an empty value does.
    const shown = isUsual || (usual[code] === '' && hint !== '') ? hint : t('portal.login.usual', { hint, value: word })
    if (max === undefined) return { ...text, ...bubble, hint: shown === '' ? undefined : shown }
    return {
      ...bubble,
      hint: t(isUsual ? 'portal.login.within' : 'portal.login.between', {
        hint,
        range: rangeText(least, max),
        value: word,
      }),
    }
  }
  const codes = Object.keys(usual) as (keyof V & string)[]
  const fields = Object.fromEntries(codes.map((code) => [code, specOf(code)]))
  return (
    <Section id={id} title={title}>
      <Fields of={of} fields={fields as { [K in keyof V & string]?: FieldSpec<V[K]> }} />
    </Section>
  )
}

interface Limits {
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
}
