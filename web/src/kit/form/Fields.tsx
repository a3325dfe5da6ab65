import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ColourInput } from '#web/kit/colour/ColourInput.tsx'
import { DateInput } from '#web/kit/date/DateInput.tsx'
import { DateTimeInput } from '#web/kit/date/DateTimeInput.tsx'
import { FieldGrid } from '#web/kit/layout/Card.tsx'
import { type Option, Select } from '#web/kit/select/Select.tsx'
import { CheckboxGroup } from './CheckboxGroup.tsx'
import { choicesOf, controlKind, textHints } from './controlKind.ts'
import type { PictureRoute } from '#web/kit/richText/pictureRoute.ts'
import { RichTextInput } from '#web/kit/richText/RichTextInput.tsx'
import { FilesInput } from '#web/kit/upload/FilesInput.tsx'
import { type ControlProps, Field } from './Field.tsx'
import type { FieldState, FormPart } from './formPart.ts'
import { Input, TextArea } from './Input.tsx'
import { ItemsInput } from './ItemsInput.tsx'
import { Switch } from './Switch.tsx'

type WordOf<Value> = Extract<NonNullable<Value> extends readonly (infer Item)[] ? Item : Value, string>

/** Settings of a field beyond its schema and messages. */
export interface FieldSpec<Value = unknown> {
  /** Custom control such as a picker; receives value and `onChange`. */
  readonly control?: ReactElement<ControlProps>
  /** Overrides the control derived from the schema: single line, text area, or password. */
  readonly as?: 'line' | 'lines' | 'password'
  readonly rows?: number
  /** Upload route for pictures of rich text. */
  readonly pictures?: PictureRoute
  /** Hides the label visually; screen readers still read it. */
  readonly hideLabel?: boolean
  /** Spans all columns. */
  readonly wide?: boolean
  readonly label?: string
  readonly hint?: string | undefined
  /** Beside the label. */
  readonly help?: ReactNode
  readonly placeholder?: string
  /** Options, if they are not the schema's enumeration or need other labels than the field's messages. */
  readonly options?: readonly Option[]
  readonly optionLabel?: (word: WordOf<Value>) => string
  /** Read-only: shows this text instead of a control. */
  readonly shownAs?: string | undefined
  readonly autoComplete?: string
  readonly disabled?: boolean
  readonly required?: boolean
}

/** Fields in display order; false omits one. */
export type FieldSpecs<V extends object> = { readonly [K in keyof V & string]?: FieldSpec<V[K]> | false }

interface FieldsProps<V extends object> {
  readonly of: FormPart<V>
  readonly fields: FieldSpecs<V>
  readonly columns?: 1 | 2 | 3 | 4
}

/** Grid of form fields with controls derived from their schemas; one column on phones. */
export function Fields<V extends object>({ of, fields, columns = 2 }: FieldsProps<V>) {
  const shown = Object.entries(fields as Readonly<Record<string, FieldSpec | false>>)
  return (
    <FieldGrid columns={columns}>
      {shown.map(
        ([name, spec]) =>
          spec !== false && <FormField key={name} field={of.field(name as keyof V & string)} {...spec} />,
      )}
    </FieldGrid>
  )
}

/** Field of a form. */
export function FormField({ field, ...spec }: FieldSpec & { readonly field: FieldState }) {
  const { t } = useTranslation()
  const { label, hint, required, wide = false, hideLabel = false, control, shownAs } = { ...field, ...spec }
  const usual = !control && controlKind(field.schema) === 'items' ? t('form.itemsHint') : undefined
  return (
    <Field
      label={label}
      hint={hint ?? usual}
      help={spec.help}
      required={required}
      wide={wide}
      hideLabel={hideLabel}
      value={shownAs ?? field.value}
      onChange={field.onChange}
      error={field.error}
      control={shownAs === undefined ? (control ?? controlOf(field, spec, t('common.choose'))) : <Input disabled />}
    />
  )
}

/** Derives the control from the schema. `Field` adds value and accessibility attributes. */
function controlOf(field: FieldState, spec: FieldSpec, choose: string): ReactElement<ControlProps> {
  const { schema, options: words = {} } = field
  const { as, rows, disabled = false, autoComplete, placeholder = field.placeholder } = spec
  const kind = as ?? controlKind(schema)
  const labelOf = (spec.optionLabel ?? ((word) => words[word] ?? word)) as (word: string) => string
  const options = spec.options ?? choicesOf(schema).map((value) => ({ value, label: labelOf(value) }))
  const text = {
    ...textHints(schema),
    disabled,
    ...(autoComplete === undefined ? {} : { autoComplete }),
    ...(placeholder === undefined ? {} : { placeholder }),
  }
  switch (kind) {
    case 'choice':
      return <Select options={options} hint={placeholder ?? choose} disabled={disabled} />
    case 'choices':
      return <CheckboxGroup options={options} disabled={disabled} />
    case 'switch':
      return <Switch type="checkbox" disabled={disabled} />
    case 'date':
      return <DateInput disabled={disabled} />
    case 'instant':
      return <DateTimeInput disabled={disabled} />
    case 'colour':
      return <ColourInput disabled={disabled} />
    case 'items':
      return <ItemsInput {...(rows ? { rows } : {})} />
    case 'files':
      return <FilesInput schema={schema} disabled={disabled} />
    case 'richText':
      return <RichTextInput schema={schema} pictures={spec.pictures} placeholder={placeholder} disabled={disabled} />
    case 'lines':
      return <TextArea rows={rows ?? 3} {...text} />
    case 'password':
      return <Input type="password" {...text} autoComplete={autoComplete ?? 'new-password'} />
    case 'line':
    case 'number':
      return <Input {...text} />
    case 'other':
      throw new Error(`${field.path}: its schema does not say how it is written; give it a control`)
  }
}
